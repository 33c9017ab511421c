// The PDF of a quotation that was made at the desk: the merchant's phone puts it into Storage, and nobody else may, or sees it there.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#core/model/limits.ts';
import { offeredPdfPath } from '#core/model/order/offered-quotation.ts';
import { merchant, phoneOf, type Upload } from './storage-emulator.ts';

const ALLOWED = 200;
const DENIED = 403;

const keeper = phoneOf('merchant');
const strangers = [phoneOf('visitor'), phoneOf('asha')];
const put: string[] = [];

function pdf(change: Partial<Upload> = {}, name = `storage-case-${randomUUID()}`): Upload {
  const path = offeredPdfPath(name);
  put.push(path);
  return { path, type: 'application/pdf', bytes: new Uint8Array(100), ...change };
}

afterAll(() => Promise.all(put.map(merchant.remove)));

test('it comes from the merchant, who may send it again, and is never replaced by another one, or removed', async () => {
  const first = pdf();
  expect(await keeper.upload(first)).toBe(ALLOWED);
  expect(await keeper.upload(first)).toBe(ALLOWED);
  expect(await keeper.upload({ ...first, bytes: new Uint8Array(99) })).toBe(DENIED);
  expect(await keeper.remove(first.path)).toBe(DENIED);
  expect(await keeper.fetch(first.path)).toBe(ALLOWED);
});

test('it comes from nobody else, and nobody else sees it, or lists it', async () => {
  const first = pdf();
  await keeper.upload(first);
  for (const stranger of strangers) {
    expect(await stranger.upload(pdf())).toBe(DENIED);
    expect(await stranger.fetch(first.path)).toBe(DENIED);
    expect(await stranger.look(first.path)).toBe(DENIED);
    expect(await stranger.list('desk-quotations/')).toBe(DENIED);
  }
});

test.each([
  ['of 5 MB', pdf({ bytes: new Uint8Array(MAX_UPLOAD_BYTES) }), ALLOWED],
  ['of more', pdf({ bytes: new Uint8Array(MAX_UPLOAD_BYTES + 1) }), DENIED],
  ['that is empty', pdf({ bytes: new Uint8Array(0) }), DENIED],
  ['that is a page', pdf({ type: 'text/html' }), DENIED],
  ['under a short name', pdf({}, 'short'), DENIED],
  ['in a folder of its own', pdf({}, `${randomUUID()}/${randomUUID()}`), DENIED],
])('%s', async (_which, upload, expected) => {
  expect(await keeper.upload(upload)).toBe(expected);
});
