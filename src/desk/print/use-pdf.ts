// A PDF that is made as soon as a screen shows it: a share sheet opens only directly after a press.
import { useEffect, useState } from 'react';
import type { MadePdf } from '#browser/print/pdf-maker.ts';
import { onReachability, reachability } from '#browser/sync/reachability.ts';

/** What a PDF needs is read in several steps, and each making holds up the next. */
const SETTLE_MS = 100;

/** `missing`: letters that it could not print. */
export type ShownPdf =
  | Exclude<MadePdf, { outcome: 'made' }>
  | { outcome: 'made'; file: File; address: string; missing: readonly string[] };

/**
 * Makes the PDF, and again when `content` has changed. If a font was lacking, tries again when the shop can be reached.
 * Undefined until the first try is over. `make`: always the same function.
 */
export function usePdf<Content extends object>(
  content: Content | undefined,
  fileName: string,
  make: (content: Content) => Promise<MadePdf>,
): ShownPdf | undefined {
  const [shown, setShown] = useState<ShownPdf | undefined>(undefined);
  // Each database read returns new objects.
  const said = content && JSON.stringify(content);
  useEffect(() => {
    if (!said) return;
    let address: string | null = null;
    let isLeft = false;
    let lacksFont = false;
    async function show(same: Content) {
      const made = await make(same);
      if (isLeft) return;
      lacksFont = made.outcome === 'no-font';
      if (made.outcome !== 'made') return setShown(made);
      const file = new File([made.bytes], fileName, { type: 'application/pdf' });
      address = URL.createObjectURL(file);
      setShown({ outcome: 'made', file, address, missing: made.missing });
    }
    const beginning = setTimeout(() => void show(JSON.parse(said)), SETTLE_MS);
    const stop = onReachability(() => {
      if (lacksFont && reachability() === 'reachable') void show(JSON.parse(said));
    });
    return () => {
      isLeft = true;
      clearTimeout(beginning);
      stop();
      if (address !== null) URL.revokeObjectURL(address);
      setShown(undefined);
    };
  }, [said, fileName, make]);
  return shown;
}
