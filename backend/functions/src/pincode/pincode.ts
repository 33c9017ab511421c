// Answers /pincode/{zipcode} for Hosting (see firebase.json): phones ask their own shop, and the shop asks the post: about
// every pincode of its directory, and a few times an hour about one that may be newer. Otherwise anybody could have it
// query every possible number.
import { readFile } from 'node:fs/promises';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/v2/https';
import { isPossiblePincode } from '../../../../src/domain/pincode/sorting-districts.ts';
import {
  fetchFromPostOffice,
  NO_SUCH_PINCODE,
  type PostalAnswer,
} from './fetch-from-post-office.ts';
import { keptAnswers, limitPerHour } from './kept-answers.ts';

const DAY_S = 24 * 60 * 60;
/** Pincodes hardly move, but new ones are made. */
const keptSeconds = ({ Status }: PostalAnswer) => (Status === 'Success' ? 30 * DAY_S : DAY_S);

/** Questions an hour of one instance about pincodes outside the directory. */
const UNLISTED_PER_HOUR = 60;
const mayAsk = limitPerHour(UNLISTED_PER_HOUR);

const whereIs = keptAnswers({
  async ask(zipcode) {
    const isListed = (await directory()).has(zipcode);
    if (!isListed && !mayAsk()) throw new Error('Enough was asked for this hour.');
    return fetchFromPostOffice(zipcode);
  },
  msToKeep: (answer) => 1000 * keptSeconds(answer),
  mostAnswers: 5_000,
});

export const pincode = onRequest(
  {
    region: 'us-central1',
    maxInstances: 3,
    memory: '256MiB',
    timeoutSeconds: 15,
    invoker: 'public',
  },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    // Hosting passes the whole path; a direct call may have the pincode alone.
    const zipcode = /^(?:\/pincode)?\/([1-9]\d{5})$/.exec(request.path)?.[1];
    if (!zipcode || !['GET', 'HEAD'].includes(request.method)) {
      response.status(zipcode ? 405 : 400).json(NO_SUCH_PINCODE);
      return;
    }
    try {
      const answer = isPossiblePincode(zipcode) ? await whereIs(zipcode) : NO_SUCH_PINCODE;
      const seconds = keptSeconds(answer);
      response.set('Cache-Control', `public, max-age=${DAY_S}, s-maxage=${seconds}`).json(answer);
    } catch (error) {
      logger.warn(`The post did not say where ${zipcode} is.`, error);
      response.status(502).json(NO_SUCH_PINCODE);
    }
  },
);

let listed: Promise<ReadonlySet<string>> | undefined;

/**
 * Every pincode of the post's directory, which the build puts beside this function; read once, again
 * after a failure.
 */
function directory(): Promise<ReadonlySet<string>> {
  listed ??= readFile(new URL('./pincodes.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n')),
    (error: unknown) => {
      listed = undefined;
      throw error;
    },
  );
  return listed;
}
