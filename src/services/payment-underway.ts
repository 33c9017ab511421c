// Whether somebody is paying in this tab just now: nothing may reload the page under them.

let underway = 0;
const waiting: (() => void)[] = [];

/** Does something during which the page has to stay. */
export async function whilePaying<T>(work: () => Promise<T>): Promise<T> {
  underway++;
  try {
    return await work();
  } finally {
    underway--;
    if (underway === 0) for (const act of waiting.splice(0)) act();
  }
}

/** Acts at once, or when the payment that is going on has come to its end. */
export function whenNotPaying(act: () => void): void {
  if (underway === 0) act();
  else waiting.push(act);
}
