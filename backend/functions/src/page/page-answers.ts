// Answers with pages, and draws those once that many addresses show: a link that was shared with a campaign's tags, or anything that somebody writes
// behind a path, passes the CDN as an address of its own.
import { keptAnswers } from '../pincode/kept-answers.ts';
import { answerPage, type Means, type PageAnswer } from './answer-page.ts';

/** As long as the CDN keeps a page. */
const KEPT_MS = 30_000;
const MAX_KEPT = 100;

type Answer = (address: string, savesData: boolean) => Promise<PageAnswer>;

/** `meansNow`: what the next page is drawn with. */
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
    // The page's own address is drawn as the catalogue has it now.
    if (shown === address) return answerPage(address, savesData, means);
    return drawnLately(JSON.stringify([shown, savesData]));
  };
}

/** The address of the page that an address shows; the same where that cannot be told. */
async function shownAt(address: string, { loadDrawing }: Means): Promise<string> {
  try {
    const { pageAddress } = await loadDrawing();
    return pageAddress(new URL(address, 'http://shop'));
  } catch {
    return address;
  }
}
