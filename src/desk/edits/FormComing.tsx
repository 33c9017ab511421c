import { makingWords } from './messages.ts';
import { useMaking } from './use-typed.ts';

/** Stands for a form that was left while pictures were being made: it opens with them. `draft`: its draft's name. */
export function FormComing({ draft }: { draft: string }) {
  const making = useMaking(draft);
  return making > 0 ? <p role="status">{makingWords(making)}</p> : null;
}
