// What is asked of the shop for a product's reviews, and what of the answer is believed.
import { afterEach, expect, test, vi } from 'vitest';
import { encodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { queryPublishedReviews } from '#core/remote/published-reviews.ts';

afterEach(() => vi.unstubAllGlobals());

const ROOT = 'projects/demo-haat/databases/(default)/documents/publishedReviews';
const readTime = '2026-11-20T06:00:00.000000Z';
const good = { customerName: 'Asha Rao', review: 'Fresh.', timestamp: 1_795_154_400_000 };

/** Lets the shop answer with these documents; returns what it was asked. */
function answerWith(documents: Record<string, PlainFields>): { body: () => unknown } {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const found = Object.entries(documents).map(([id, fields]) => ({
      document: { name: `${ROOT}/${id}`, fields: encodeFields(fields) },
      readTime,
    }));
    return new Response(JSON.stringify([...found, { readTime }]), { status: 200 });
  });
  vi.stubGlobal('fetch', fetched);
  return { body: () => JSON.parse(String(fetched.mock.calls[0]?.[1].body)) };
}

test('only this product’s published reviews are asked for, the newest 20, without a token', async () => {
  const asked = answerWith({});
  expect(await queryPublishedReviews('moringa')).toEqual({ kind: 'ok', value: [] });
  expect(asked.body()).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'publishedReviews' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'productId' },
          op: 'EQUAL',
          value: { stringValue: 'moringa' },
        },
      },
      orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
      limit: 20,
    },
  });
});

test('they stay in the order in which they come, and what makes no sense is left out', async () => {
  answerWith({
    new: { ...good, timestamp: good.timestamp + 1, productId: 'moringa' },
    empty: { ...good, review: ' ' },
    nameless: { review: 'Fresh.', timestamp: 1 },
    undated: { ...good, timestamp: 'yesterday' },
    endless: { ...good, review: 'r'.repeat(5_001) },
    old: good,
  });
  const answer = await queryPublishedReviews('moringa');
  expect(answer).toEqual({
    kind: 'ok',
    value: [
      { id: 'new', ...good, timestamp: good.timestamp + 1 },
      { id: 'old', ...good },
    ],
  });
});

test('nobody’s answer is no answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }));
  expect(await queryPublishedReviews('moringa')).toMatchObject({ kind: 'indeterminate' });
});
