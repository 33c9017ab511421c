// A phone whose clock is wrong: what the page takes for the time is off by so much, timers and the network are not.
import type { Page } from 'playwright/test';

const KEY = 'clock-is-off-by';

/** From its next document on, the page asks this clock. */
export async function useShiftedClock(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const RightDate = Date;
    const now = () => RightDate.now() + Number(localStorage.getItem(key) ?? 0);
    globalThis.Date = new Proxy(RightDate, {
      construct: (target, given, asked) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], asked),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, KEY);
}

/** Sets the clock off by `ms` against the right time, from this moment on and over reloads. */
export async function setClockOff(page: Page, ms: number): Promise<void> {
  await page.evaluate(([key, off]) => localStorage.setItem(key, off), [KEY, String(ms)] as const);
}
