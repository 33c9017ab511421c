// Answers with pages, and caches those that many addresses show: a link shared with a campaign's tags, or anything
// added behind a path, misses the CDN as an address of its own.
import { keptAnswers } from '../pincode/kept-answers.ts';
import { answerPage, type Means, type PageAnswer } from './answer-page.ts';

/** As long as the CDN keeps a page. */
const KEPT_MS = 30_000;
const MAX_KEPT = 100;

type Answer = (address: string, savesData: boolean) => Promise<PageAnswer>;

/** `meansNow`: supplies the means with which the next page is drawn. */
export function pageAnswers(meansNow: () => Means, now = Date.now): Answer {
  const drawnLately = keptAnswers<PageAnswer>({
    ask: (question) => {
      const [address, savesData]: [string, boolean] = JSON.parse(question);
      return answerPage(address, savesData, meansNow());
    },
    msToKeep: ({ isDrawn }) => (isDrawn ? KEPT_MS : 0),
    mostAnswers: MAX_KEPT,
    now,
  });

  return async (address, savesData) => {
    const means = meansNow();
    const shown = await shownAt(address, means);
    // The page's own address is always drawn from the current catalogue.
    if (shown === address) return answerPage(address, savesData, means);
    return drawnLately(JSON.stringify([shown, savesData]));
  };
}

/** The canonical address of the page that an address shows; the address itself if that is unknown. */
async function shownAt(address: string, { loadDrawing }: Means): Promise<string> {
  try {
    const { pageAddress } = await loadDrawing();
    return pageAddress(new URL(address, 'http://shop'));
  } catch {
    return address;
  }
}
