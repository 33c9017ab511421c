// A PDF that is made as soon as a screen shows it: a share sheet opens only directly after a press.
import { useEffect, useRef, useState } from 'react';
import type { MadePdf } from '#browser/print/pdf-maker.ts';
import { onReachability, reachability } from '#browser/sync/reachability.ts';
import { yieldToMain } from '#engine/device/yield-to-main.ts';

/** What a PDF needs is read in several steps, and each making holds up the next. */
const SETTLE_MS = 100;

/** `missing`: letters that it could not print. */
export type ShownPdf =
  | Exclude<MadePdf, { outcome: 'made' }>
  | { outcome: 'made'; file: File; address: string; missing: readonly string[] };

/**
 * Makes the PDF, and again when `content` has changed. If a font was lacking, tries again when the shop can be reached.
 * Undefined until the first try is over, and at once under another `fileName`. `make`: always the same function.
 */
export function usePdf<Content extends object>(
  content: Content | undefined,
  fileName: string,
  make: (content: Content) => Promise<MadePdf>,
): ShownPdf | undefined {
  const [kept, setKept] = useState<{ fileName: string; pdf: ShownPdf } | null>(null);
  /** What the latest PDF is of, or is being made of. */
  const asked = useRef<string | null>(null);
  const lacksFont = kept?.pdf.outcome === 'no-font';
  useEffect(() => {
    if (!content) return;
    async function begin(of: Content) {
      // Each database read returns new objects. Compared after they are drawn: hundreds of labels take a while.
      const said = `${fileName} ${JSON.stringify(of)}`;
      if (asked.current === said) return;
      asked.current = said;
      setKept(null);
      await yieldToMain();
      const made = await make(of);
      if (asked.current === said) setKept({ fileName, pdf: shownPdf(made, fileName) });
    }
    const beginning = setTimeout(() => void begin(content), SETTLE_MS);
    const stop = onReachability(() => {
      if (!lacksFont || reachability() !== 'reachable') return;
      asked.current = null;
      void begin(content);
    });
    return () => {
      clearTimeout(beginning);
      stop();
    };
  }, [content, fileName, make, lacksFont]);
  useEffect(() => () => forget(kept?.pdf), [kept]);
  useEffect(() => {
    return () => {
      asked.current = null;
    };
  }, []);
  return content && kept?.fileName === fileName ? kept.pdf : undefined;
}

function shownPdf(made: MadePdf, fileName: string): ShownPdf {
  if (made.outcome !== 'made') return made;
  const file = new File([made.bytes], fileName, { type: 'application/pdf' });
  return { outcome: 'made', file, address: URL.createObjectURL(file), missing: made.missing };
}

function forget(pdf: ShownPdf | undefined): void {
  if (pdf?.outcome === 'made') URL.revokeObjectURL(pdf.address);
}
