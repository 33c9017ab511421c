// The file of the feedback form: checked when it is chosen, so that nothing that cannot be sent is ever kept.
import { useState } from 'react';
import { fileProblem } from '#core/model/feedback.ts';
import type { DraftFile } from '#forms/use-draft-file.ts';
import { UNREADABLE_FILE } from './messages.ts';

export type ChosenFeedbackFile = {
  file: File | null;
  /** Why the last choice was not taken; null when it was. */
  refusal: string | null;
  choose(file: File): void;
  remove(): void;
};

/** Checks what is chosen before the page keeps it. */
export function useChosenFile({ file, choose, clear }: DraftFile): ChosenFeedbackFile {
  const [refusal, setRefusal] = useState<string | null>(null);
  async function check(chosen: File) {
    const problem = fileProblem(chosen);
    if (problem) clear();
    const isRead = problem !== null || (await choose(chosen));
    setRefusal(isRead ? problem : UNREADABLE_FILE);
  }
  function remove() {
    setRefusal(null);
    clear();
  }
  return { file, refusal, choose: (chosen) => void check(chosen), remove };
}
