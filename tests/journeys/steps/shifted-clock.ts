// A phone whose clock is wrong: what the page takes for the time is off by so much, timers and the network are not.
import type { Page } from 'playwright/test';
import type { Evaluates } from '../../support/device-storage.ts';

export const CLOCK_KEY = 'clock-is-off-by';

/** Runs in every page before its own scripts. */
export function shiftClock(key: string): void {
  const RightDate = Date;
  const now = () => RightDate.now() + Number(localStorage.getItem(key) ?? 0);
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** From its next document on, the page asks this clock. */
export async function useShiftedClock(page: Page): Promise<void> {
  await page.addInitScript(shiftClock, CLOCK_KEY);
}

/** Sets the clock off by `ms` against the right time, from this moment on and over reloads. */
export async function setClockOff(page: Evaluates, ms: number): Promise<void> {
  const given = [CLOCK_KEY, String(ms)] as const;
  await page.evaluate(([key, off]) => localStorage.setItem(key, off), given);
}
