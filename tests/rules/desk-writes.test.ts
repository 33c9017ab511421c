// The desk's writes on the real rules: each kind is accepted, and another merchant's change at the same moment is not lost.
import { expect, test } from 'vitest';
import { saveEntryEdit } from '#domain/catalogue/desk/entry-write.ts';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import type { Edit, EditedFields } from '#domain/editing/edited-fields.ts';
import { saveStockChange } from '#domain/product/desk/stock-write.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { STORIES } from '../sync/support/desk-stories.ts';
import { merchantsOf, NOW } from './merchants-phone.ts';

const { atShop, changeAtShop, stored, phone, send, rows } = merchantsOf('demo-haat-desk-writes');

test.each(Object.entries(STORIES))('%s: the shop takes it', async (_, story) => {
  const path = story.path.slice(1);
  if (story.before) await atShop({ [path]: story.before, ...story.beside });
  await story.press(phone(), { id: story.row.id, uid: 'merchant' }, NOW);
  await send();
  expect(await stored(path)).toMatchObject({ ...story.before, ...story.sets });
  expect(await rows()).toEqual([]);
});

/** Sends, while another merchant changes something in the same moment. */
const sendBeside = (change: () => Promise<unknown>) =>
  send(async (...asked) => {
    await change();
    return commitDocument(...asked);
  });

test('a blog is made, changed, hidden and deleted, but not where another merchant changes it in the same moment', async () => {
  const at = 'blogs/harvest';
  const edit = async (does: Edit['does'], fields: EditedFields, base: EditedFields) => {
    const entry = { collection: 'blogs' as const, entryId: 'harvest', does, fields, base };
    await saveEntryEdit(phone(), { id: mintId(), uid: 'merchant', ...entry }, NOW);
  };
  const renamed = () => changeAtShop(at, { heading: 'First harvest' });
  const back = () => changeAtShop(at, { heading: 'Harvest' });
  const fields = { heading: 'Harvest', content: '<p>Green.</p>' };
  await edit('create', fields, {});
  await send();
  await edit('change', { content: null, hidden: true }, { content: fields.content, hidden: null });
  await sendBeside(renamed);
  expect(await stored(at)).toMatchObject({ ...fields, heading: 'First harvest' });
  await back();
  await send();
  const hidden = { heading: 'Harvest', hidden: true };
  expect(await stored(at)).toMatchObject({ ...hidden, updatedAt: expect.any(String) });
  await edit('delete', {}, hidden);
  await sendBeside(renamed);
  expect(await stored(at)).toMatchObject({ heading: 'First harvest' });
  await back();
  await send();
  expect(await stored(at)).toBeNull();
});

test('pieces that are sold while they are taken away stay sold: the merchant hears how many are left, and may take those', async () => {
  await atShop({ 'products/moringa': { name: 'Moringa powder', price: 250, quantity: 10 } });
  const count = { id: mintId(), uid: 'merchant', productId: 'moringa', by: -8 };
  await saveStockChange(phone(), count, NOW);
  await sendBeside(() => atShop({ 'stock/moringa': { sold: 4 } }));
  expect(await stored('products/moringa')).toMatchObject({ quantity: 10 });
  await send();
  const [asked] = await rows();
  expect(asked).toMatchObject({ heldFor: 'review', lastError: { code: 'too-few' } });
  expect(asked?.accepted).toEqual({ now: { left: 6 }, isWanted: false });
  await acceptConflict(phone(), Number(asked?.seq));
  await send();
  expect(await stored('products/moringa')).toMatchObject({ quantity: 4 });
  expect(await rows()).toEqual([]);
});
