// An account's long lists arrive page by page under the real rules: no document is lost or comes twice.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageEnd } from '#domain/account/known-pages.ts';
import {
  type AccountPage,
  readOrderDocuments,
  readQuotationDocuments,
} from '#domain/account-mirror/fetch-account-documents.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { answerFrom } from './ask-as-demo.ts';
import { askEmulator, clearDocuments, openRulesProject, tokenOf } from './rules-emulator.ts';
import { writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-pages';
const COUNT = 230;
const token = String(tokenOf('asha', PROJECT));
const ids = Array.from({ length: COUNT }, (_, at) => `document-of-asha-${1_000 + at}`);
/** Ten per moment, so that pages end among documents of the same moment. */
const moments = ids.map((_, at) => 1_790_000_000_000 + Math.floor(at / 10) * 60_000);

beforeAll(async () => {
  await openRulesProject(PROJECT);
  await clearDocuments(PROJECT);
  const writes = ids.flatMap((id, at) => {
    const moment = moments[at] ?? 0;
    const order = { timestamp: moment, paymentMethod: 'cod' };
    // A merchant's own program may write a timestamp as its parts.
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

type Read = (
  uid: string,
  token: string,
  after: PageEnd | null,
) => Promise<Result<AccountPage<object>>>;

async function pagesFrom(read: Read, id: string, after: PageEnd | null): Promise<string[][]> {
  const answer = await read('asha', token, after);
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
  const { items, page, refused } = answer.value;
  expect(refused).toEqual([]);
  const here = items.map((it) => String(Reflect.get(it, id)));
  return page.end ? [here, ...(await pagesFrom(read, id, page.end))] : [here];
}

test.each<[string, Read, string]>([
  ['orders', readOrderDocuments, 'orderId'],
  ['quotations', readQuotationDocuments, 'id'],
])('all %s of an account come page by page, each once', async (_list, read, id) => {
  const pages = await pagesFrom(read, id, null);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(pages.flat().toSorted()).toEqual(ids);
});
