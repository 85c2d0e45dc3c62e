/** Time that runs, stands still, and goes on after a reload: counted by the device's own clock. */

/** Milliseconds left; when it runs, they were so many at `since`. */
export interface Timer {
  left: number;
  since: number | null;
}

export const running = (seconds: number): Timer => ({ left: seconds * 1000, since: Date.now() });

export const leftOf = ({ left, since }: Timer): number =>
  Math.max(0, since === null ? left : left - (Date.now() - since));

/** Stops what runs, and starts what stands. */
export const turned = (timer: Timer): Timer => ({
  left: leftOf(timer),
  since: timer.since === null ? Date.now() : null,
});

export const longer = (timer: Timer, seconds: number): Timer => ({
  left: leftOf(timer) + seconds * 1000,
  since: timer.since === null ? null : Date.now(),
});
