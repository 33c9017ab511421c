// Has a worker make PDFs. It needs the network only for letters that this phone prints for the first time.
import { type IndianScript, indianScriptsIn } from '#domain/print/indian-scripts.ts';
import type { MadeSheet, SheetFonts } from '#domain/print/pdf-document.ts';
import { FONT_OF_SCRIPT, HIND, loadFont } from './fonts.ts';

/** What such a worker exposes. With the fonts of English and Hindi, and those of all other scripts in it. */
export type Print<Content> = (
  content: Content,
  font: SheetFonts,
  others: SheetFonts[],
) => Promise<MadeSheet>;

export type MadePdf =
  | ({ outcome: 'made' } & MadeSheet)
  | { outcome: 'no-font'; scripts: readonly IndianScript[] }
  | { outcome: 'failed' };

/** As `pageWorker` returns it. */
type CallWorker<Tasks> = <Answer>(call: (tasks: Tasks) => Promise<Answer>) => Promise<Answer>;

/** Has this worker make the PDF of `content`, such as a quotation. Without a font of all its scripts, none is made. */
export async function makePdfIn<Content, Tasks>(
  callWorker: CallWorker<Tasks>,
  content: Content,
  printIn: (worker: Tasks) => Print<Content>,
): Promise<MadePdf> {
  const scripts = indianScriptsIn(JSON.stringify(content));
  try {
    const [font, ...others] = await Promise.allSettled(
      [HIND, ...scripts.map((it) => FONT_OF_SCRIPT[it])].map(loadFont),
    );
    const lacked = scripts.filter((_, at) => others[at]?.status === 'rejected');
    if (lacked.length > 0) return { outcome: 'no-font', scripts: lacked };
    if (font?.status !== 'fulfilled') throw font?.reason;
    const had = others.flatMap((it) => (it.status === 'fulfilled' ? it.value : []));
    const made = await callWorker((worker) => printIn(worker)(content, font.value, had));
    return { outcome: 'made', ...made };
  } catch (error) {
    console.error(error);
    return { outcome: 'failed' };
  }
}
