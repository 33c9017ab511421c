// The long lists of an account, page by page, as the shop itself asks for them: the real rules let it, and no document is lost or comes
// twice where a page ends.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageEnd } from '#core/model/account/known-pages.ts';
import {
  type AccountPage,
  readOrderDocuments,
  readQuotationDocuments,
} from '#core/remote/account-documents.ts';
import type { Result } from '#core/remote/firestore-request.ts';
import { answerFrom } from './ask-as-demo.ts';
import { askEmulator, clearDocuments, openRulesProject } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-pages';
const COUNT = 230;
const token = String(tokenOf('asha', PROJECT));
const ids = Array.from({ length: COUNT }, (_, at) => `document-of-asha-${1_000 + at}`);
/** Ten of each moment, so that pages end among documents of the same one. */
const moments = ids.map((_, at) => 1_790_000_000_000 + Math.floor(at / 10) * 60_000);

beforeAll(async () => {
  await openRulesProject(PROJECT);
  await clearDocuments(PROJECT);
  const writes = ids.flatMap((id, at) => {
    const moment = moments[at] ?? 0;
    const order = { timestamp: moment, paymentMethod: 'cod' };
    // A merchant's own program may write the parts of a timestamp.
    const parts = { seconds: Math.floor(moment / 1_000), nanoseconds: 0 };
    const createdAt = at % 20 < 10 ? new Date(moment) : parts;
    return [
      writeOf(PROJECT, `users/asha/orders/${id}`, order),
      writeOf(PROJECT, `users/asha/quotations/${id}`, { createdAt }),
    ];
  });
  const reply = await askEmulator(PROJECT, ':commit', { writes }, 'owner');
  expect(reply.ok).toBe(true);
  answerFrom(PROJECT);
});
afterAll(() => vi.unstubAllGlobals());

/** A page as the shop reads it: whose end, and which documents. */
type Read = (after: PageEnd | null) => Promise<Result<AccountPage<{ id: string }>>>;

/** The ids of a page and of all after it. */
async function pagesFrom(read: Read, after: PageEnd | null): Promise<string[][]> {
  const answer = await read(after);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  const { items, page, refused } = answer.value;
  expect(refused).toEqual([]);
  const here = items.map(({ id }) => id);
  return page.end ? [here, ...(await pagesFrom(read, page.end))] : [here];
}

const readOrders: Read = async (after) => {
  const answer = await readOrderDocuments('asha', token, after);
  if (answer.kind !== 'ok') return answer;
  const items = answer.value.items.map(({ orderId: id }) => ({ id }));
  return { kind: 'ok', value: { ...answer.value, items } };
};
const readQuotations: Read = (after) => readQuotationDocuments('asha', token, after);

test.each([
  ['orders', readOrders],
  ['quotations', readQuotations],
])('all %s of an account come page by page, each once', async (_list, read) => {
  const pages = await pagesFrom(read, null);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(pages.flat().toSorted()).toEqual(ids);
});
