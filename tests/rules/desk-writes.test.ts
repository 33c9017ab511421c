// The desk's writes on the real rules: each kind is accepted, and another merchant's change at the same moment is not lost.
import { beforeEach, expect, test } from 'vitest';
import { saveEntryEdit } from '#domain/catalogue/desk/entry-write.ts';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import type { Edit, EditedFields } from '#domain/editing/edited-fields.ts';
import { saveStockChange } from '#domain/product/desk/stock-write.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { type DeskStory, STORIES } from '../sync/support/desk-stories.ts';
import { type Commit, merchantsOf, type Phone } from './merchants-phone.ts';

const { atShop, changeAtShop, stored, newPhone, send, rows } = merchantsOf('demo-haat-desk-writes');
const productId = 'moringa';
let phone: Phone;

beforeEach(async () => {
  phone = await newPhone();
  return () => phone.database.close();
});

const ALL = Object.entries(STORIES);
/** Stories whose merchant is asked about a conflict. */
const ASKED_ABOUT = ALL.filter(([, { moved }]) => moved);

async function press({ path, before, press, row }: DeskStory): Promise<string> {
  if (before) await atShop({ [path.slice(1)]: before });
  await press(phone.database, { id: row.id, uid: 'merchant' }, phone.now);
  return path.slice(1);
}

test.each(ALL)('%s: the shop takes it', async (_, story) => {
  const path = await press(story);
  await send(phone);
  expect(await stored(path)).toMatchObject({ ...story.before, ...story.sets });
  expect(await rows(phone)).toEqual([]);
});

test.each(ASKED_ABOUT)(
  '%s: what another merchant says in the same moment stands, and the second one is asked',
  async (_, story) => {
    const [, theirs = {}] = story.moved ?? [];
    const path = await press(story);
    await send(phone, async (...asked) => {
      await changeAtShop(path, Object(theirs));
      return commitDocument(...asked);
    });
    expect(await stored(path)).toMatchObject(theirs);
    await send(phone);
    const now = story.shown?.(Object(theirs)) ?? theirs;
    expect(await rows(phone)).toMatchObject([{ heldFor: 'review', accepted: { now } }]);
  },
);

test('a blog is made, changed, hidden and deleted, but not where another merchant changes it in the same moment', async () => {
  const at = 'blogs/harvest';
  const edit = async (does: Edit['does'], fields: EditedFields, base: EditedFields) => {
    const entry = { collection: 'blogs' as const, entryId: 'harvest', does, fields, base };
    await saveEntryEdit(phone.database, { id: mintId(), uid: 'merchant', ...entry }, phone.now);
  };
  const fields = { heading: 'Harvest', content: '<p>Green.</p>' };
  await edit('create', fields, {});
  await send(phone);
  await edit('change', { content: null, hidden: true }, { content: fields.content, hidden: null });
  await send(phone);
  const hidden = { heading: 'Harvest', hidden: true };
  expect(await stored(at)).toMatchObject({ ...hidden, updatedAt: expect.any(String) });
  await edit('delete', {}, hidden);
  await send(phone, async (...asked) => {
    await changeAtShop(at, { heading: 'First harvest' });
    return commitDocument(...asked);
  });
  expect(await stored(at)).toMatchObject({ heading: 'First harvest' });
  await changeAtShop(at, { heading: 'Harvest' });
  await send(phone);
  expect(await stored(at)).toBeNull();
});

const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 10 };
const count = ({ database, now }: Phone, by: number) =>
  saveStockChange(database, { id: mintId(), uid: 'merchant', productId, by }, now);

test('pieces from two phones and a sale add up, also where an answer was lost', async () => {
  await atShop({ 'products/moringa': PRODUCT });
  const other = await newPhone();
  await count(phone, 12);
  await count(phone, 1);
  await count(other, -3);
  await changeAtShop('products/moringa', { quantity: 9 });
  let answers = 0;
  const losing: Commit = async (...asked) => {
    const answer = await commitDocument(...asked);
    answers += 1;
    return answers > 2 ? answer : { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
  };
  await Promise.all([send(phone, losing), send(other, losing)]);
  for (const each of [phone, other, phone]) await send(each);
  expect(await stored('products/moringa')).toMatchObject({ ...PRODUCT, quantity: 19 });
  expect([...(await rows(phone)), ...(await rows(other))]).toEqual([]);
  other.database.close();
});

test('pieces that are sold while they are taken away stay sold: the merchant hears how many are left, and may take those', async () => {
  await atShop({ 'products/moringa': PRODUCT });
  await count(phone, -8);
  await send(phone, async (...asked) => {
    await atShop({ 'stock/moringa': { sold: 4 } });
    return commitDocument(...asked);
  });
  expect(await stored('products/moringa')).toMatchObject({ quantity: 10 });
  await send(phone);
  const [asked] = await rows(phone);
  expect(asked).toMatchObject({ heldFor: 'review', lastError: { code: 'too-few' } });
  expect(asked?.accepted).toEqual({ now: { left: 6 }, isWanted: false });
  await acceptConflict(phone.database, Number(asked?.seq));
  await send(phone);
  expect(await stored('products/moringa')).toMatchObject({ quantity: 4 });
  expect(await rows(phone)).toEqual([]);
});
