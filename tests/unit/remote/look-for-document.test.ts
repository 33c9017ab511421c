// Only an answer about the very document that was asked for tells whether it is there.
import { afterEach, expect, test, vi } from 'vitest';
import { lookForDocument } from '#core/remote/read-documents.ts';

const NAME = 'projects/demo-haat/databases/(default)/documents/users/asha';
const OTHER = NAME.replace('asha', 'bala');
const readTime = '2026-11-20T06:00:00.123456Z';
const fields = { first_name: { stringValue: 'Asha' } };

afterEach(() => vi.unstubAllGlobals());

function look(reply: unknown, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { status }));
  return lookForDocument('/users/asha', 'token');
}

test('a document that is there comes with its fields; one that is missing is none', async () => {
  expect(await look([{ found: { name: NAME, fields }, readTime }])).toEqual({
    kind: 'ok',
    value: { id: 'asha', name: NAME, fields: { first_name: 'Asha' } },
  });
  expect(await look([{ missing: NAME, readTime }])).toEqual({ kind: 'ok', value: null });
});

const strange: readonly (readonly [string, unknown])[] = [
  ['about somebody else’s document', [{ found: { name: OTHER, fields }, readTime }]],
  ['that somebody else’s document is missing', [{ missing: OTHER, readTime }]],
  ['without a time', [{ missing: NAME }]],
  ['that says nothing', [{ readTime }]],
  ['of no parts', []],
  [
    'of two parts',
    [
      { missing: NAME, readTime },
      { missing: NAME, readTime },
    ],
  ],
  ['of a captive portal', { ok: true }],
];
test.each(strange)('an answer %s is not believed', async (_, reply) => {
  expect(await look(reply)).toMatchObject({ kind: 'indeterminate', reason: 'not-firestore' });
});

test('a refusal stays a refusal', async () => {
  const error = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' };
  expect(await look([{ error }], 403)).toMatchObject({
    kind: 'refused',
    status: 'PERMISSION_DENIED',
  });
});
