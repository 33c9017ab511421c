// Answers an address of the shop: with the drawn page, or else the bare shell, whose code loads the catalogue itself.
import type { CatalogueReader } from '../../../../src/domain/catalogue/catalogue-reader.ts';
import type { Build } from '../../../../src/engine/drawing/shell.ts';
import type * as drawing from '../../../../src/shop/draw/draw-page.tsx';

/**
 * Hosting's CDN serves a drawn page for half a minute, and after that the stale one while it fetches a new one;
 * browsers always ask the CDN.
 */
const DRAWN = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';
const BARE = 'no-cache';

/** The drawing code and the build that it draws into. */
export type Drawing = Pick<typeof drawing, 'drawPage' | 'pageAddress'> & { build: Build };

export type Means = {
  loadDrawing(): Promise<Drawing>;
  /** The shell: the built page without a screen in it. */
  readShell(): Promise<string>;
  catalogue: CatalogueReader;
};

/** `caching`: the answer's Cache-Control. */
export type PageAnswer = { html: string; status: number; caching: string; isDrawn: boolean };

/**
 * Answers an address, from the root on. If drawing fails, the shell opens all the same. Rejects only if the shell is
 * unreadable.
 */
export async function answerPage(
  address: string,
  savesData: boolean,
  { loadDrawing, readShell, catalogue }: Means,
): Promise<PageAnswer> {
  try {
    const { drawPage, build } = await loadDrawing();
    const url = new URL(address, 'http://shop');
    const drawn = await drawPage(url, catalogue, build, savesData);
    if (drawn) return { html: drawn.html, status: drawn.status, caching: DRAWN, isDrawn: true };
  } catch (error) {
    console.error('could not draw', address, error);
  }
  return { html: await readShell(), status: 200, caching: BARE, isDrawn: false };
}
