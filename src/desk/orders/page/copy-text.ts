// Copies a text, and says whether that worked.
import { COPIED, COPY_YOURSELF } from '../../messages.ts';

/** Resolves to the words that tell the outcome. */
export function copyText(text: string): Promise<string> {
  return navigator.clipboard.writeText(text).then(
    () => COPIED,
    () => COPY_YOURSELF,
  );
}
