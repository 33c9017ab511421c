// Redelivers failed events as the platform does, because the triggers ask for `retry`.

const DELIVERIES = 5;

/** The handler's result at its first delivery without an error. The emulator aborts one of two transactions that meet. */
export async function redelivered<T>(handle: () => Promise<T>): Promise<T> {
  for (let delivery = 1; ; delivery++) {
    try {
      return await handle();
    } catch (error) {
      if (delivery === DELIVERIES) throw error;
    }
  }
}

/** Events, in the order in which they happened. */
export type News = readonly (() => Promise<unknown>)[];

const inTurn = async (news: News) => {
  for (const it of news) await redelivered(it);
};

/** How the platform may bring news. */
export const WAYS: [string, (news: News) => Promise<unknown>][] = [
  ['again', inTurn],
  ['at once', (news) => Promise.all([...news, ...news].map(redelivered))],
  ['in the wrong order', (news) => inTurn(news.toReversed())],
];
