// Which press of a form is only the second tap of the one before.

/** A press this soon after one that was saved belongs to it, where it says nothing new. ms */
const DOUBLE_PRESS_MS = 1_000;

export type DoublePresses = {
  /**
   * Whether a press at this moment (ms, as events have it) is one: the form is empty by now (`words` null), or the screen still shows what
   * was saved, because it was not drawn anew yet.
   */
  isOne(words: string | null, at: number): boolean;
  noteSaved(words: string, at: number): void;
};

export function newDoublePresses(): DoublePresses {
  let saved = { words: '', at: Number.NEGATIVE_INFINITY };
  return {
    isOne: (words, at) =>
      at - saved.at < DOUBLE_PRESS_MS && (words === null || words === saved.words),
    noteSaved(words, at) {
      saved = { words, at };
    },
  };
}
