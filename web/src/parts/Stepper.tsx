/** A number that goes up and down in steps. */
import type { JSX } from "preact";
import { t } from "../i18n";
import "./parts.css";

export function Stepper(props: {
  label: string;
  value: number;
  shown: string;
  steps: readonly number[];
  onChange: (value: number) => void;
  disabled?: boolean;
}): JSX.Element {
  const { steps, value } = props;
  const at = steps.findIndex((step) => step >= value);
  const here = at < 0 ? steps.length - 1 : at;
  const less = steps[here - 1];
  const more = steps[here + 1];
  const step = (to: number | undefined, label: string, sign: string): JSX.Element => (
    <button
      type="button"
      class="step cut"
      aria-label={label}
      disabled={to === undefined || props.disabled}
      onClick={() => to !== undefined && props.onChange(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="stepper" role="group" aria-label={props.label}>
      <b>{props.label}</b>
      {step(less, t("app-common-less", { what: props.label }), "−")}
      <output>{props.shown}</output>
      {step(more, t("app-common-more", { what: props.label }), "+")}
    </div>
  );
}
