/** Values that are watched. */
import { expect, test, vi } from "vitest";
import { batch, computed, effect, onChange, signal } from "./store";

test("an effect runs again when what it read has changed, and only then", () => {
  const [one, other, lamp] = [signal(1), signal(2), signal(true)];
  const seen: number[] = [];
  const stop = effect(() => void seen.push(lamp.value ? one.value : other.value));
  other.value = 20;
  one.value = 10;
  one.value = 10;
  lamp.value = false;
  one.value = 11;
  other.value = 21;
  expect(seen).toEqual([1, 10, 20, 21]);
  stop();
  other.value = 22;
  expect(seen).toHaveLength(4);
});

test("what is made of others is watched through them", () => {
  const name = signal("Ana");
  const loud = computed(() => name.value.toUpperCase());
  const seen: string[] = [];
  effect(() => void seen.push(loud.value));
  name.value = "Ben";
  expect(seen).toEqual(["ANA", "BEN"]);
});

test("peeking watches nothing", () => {
  const name = signal("Ana");
  const seen = vi.fn();
  effect(() => seen(name.peek()));
  name.value = "Ben";
  expect(seen).toHaveBeenCalledOnce();
});

test("several changes are seen as one, and drawn once", async () => {
  const [one, other] = [signal(0), signal(0)];
  const sums: number[] = [];
  const draw = vi.fn();
  onChange(draw);
  effect(() => void sums.push(one.value + other.value));
  batch(() => {
    one.value = 1;
    batch(() => (other.value = 1));
    one.value = 2;
  });
  expect(sums).toEqual([0, 3]);
  one.value = 5;
  await Promise.resolve();
  expect(draw).toHaveBeenCalledOnce();
  onChange(() => {});
});

test("an effect may change what another one reads", () => {
  const [asked, answered] = [signal(1), signal(0)];
  const seen: number[] = [];
  effect(() => (answered.value = asked.value * 2));
  effect(() => void seen.push(answered.value));
  asked.value = 4;
  expect(seen).toEqual([2, 8]);
});
