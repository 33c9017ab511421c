// Detects the second tap of a double press on a form's button.

/** A press this soon after a saved one, with nothing new in it, is a second tap. ms */
const DOUBLE_PRESS_MS = 1_000;

export type DoublePresses = {
  /**
   * Whether a press at this moment (event time stamp, ms) is a second tap: the form is empty by now (`words` null), or
   * still has the saved values, because it has not rendered again yet.
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
