// Categories, brands and blogs from the desk as the desk itself sends and reads them, on the real rules: made, renamed, hidden, deleted, by two merchants in the
// same moment, and what changed is read by the next refresh.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readDeskEntries } from '#core/device/desk/desk-entries.ts';
import { decidedUpon, type Edit, type EditedFields } from '#core/model/desk/edited-fields.ts';
import { ENTRY_COLLECTIONS, type EntryPlace } from '#core/model/desk/entry-edit.ts';
import { mintId } from '#core/model/identifiers.ts';
import { commitDocument } from '#core/remote/commit-document.ts';
import { saveEntryEdit } from '#core/sync/writes/desk-entry.ts';
import { answerFrom } from './ask-as-demo.ts';
import { merchantsOf, NOW, type Phone } from './merchants-phone.ts';
import { clearDocuments, openRulesProject } from './rules-emulator.ts';
import { documentName, writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-desk-entries';
const POWDERS = { collection: 'categories', entryId: 'powders' } as const;
const BLOG = { collection: 'blogs', entryId: 'harvest-1a2b3c' } as const;
const SEEN = { categoryName: 'Powders' };
const AT = 'categories/powders';

const { atShop, changeAtShop, stored, newPhone, send, rows, refresh } = merchantsOf(PROJECT);
let phone: Phone;

const edit = (
  place: EntryPlace,
  fields: EditedFields,
  seen: EditedFields,
  does: Edit['does'] = 'change',
) => {
  const upon = does === 'delete' ? seen : decidedUpon(fields, seen);
  const press = { id: mintId(), uid: 'merchant', ...place, does, fields, upon };
  return saveEntryEdit(phone.database, press, phone.now);
};
const onDesk = async () => {
  const all = ENTRY_COLLECTIONS.map((it) => readDeskEntries(phone.database, 'merchant', it));
  const entries = (await Promise.all(all)).flat();
  return Object.fromEntries(entries.map(({ entryId, fields }) => [entryId, fields]));
};

beforeAll(async () => {
  await openRulesProject(PROJECT);
  answerFrom(PROJECT);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  await clearDocuments(PROJECT);
  await atShop([writeOf(PROJECT, AT, { ...SEEN, updatedAt: new Date(NOW) })]);
  phone = await newPhone();
  return () => phone.database.close();
});

test('a blog is made, changed, hidden and deleted', async () => {
  const fields = { heading: 'Harvest', content: '<p>Green.</p>' };
  await edit(BLOG, fields, {}, 'create');
  await send(phone);
  expect(await stored('blogs/harvest-1a2b3c')).toMatchObject(fields);
  await edit(BLOG, { content: null, hidden: true }, fields);
  await send(phone);
  const hidden = { heading: 'Harvest', hidden: true };
  const updatedAt = expect.any(String);
  expect(await stored('blogs/harvest-1a2b3c')).toEqual({ ...hidden, updatedAt });
  await edit(BLOG, {}, hidden, 'delete');
  await send(phone);
  expect(await stored('blogs/harvest-1a2b3c')).toEqual({});
  expect(await rows(phone)).toEqual([]);
});

test('a name that another merchant gives in the same moment stands, and the second merchant is asked', async () => {
  await edit(POWDERS, { categoryName: 'Leaf powders' }, SEEN);
  await send(phone, async (...asked) => {
    await changeAtShop(AT, { categoryName: 'Ground leaves' });
    return commitDocument(...asked);
  });
  expect(await stored(AT)).toMatchObject({ categoryName: 'Ground leaves' });
  await send(phone);
  const now = { categoryName: 'Ground leaves' };
  expect(await rows(phone)).toMatchObject([{ heldFor: 'review', accepted: { now } }]);
});

test('a category that another merchant renames in the same moment is not deleted', async () => {
  await edit(POWDERS, {}, SEEN, 'delete');
  await send(phone, async (...asked) => {
    await changeAtShop(AT, { categoryName: 'Ground leaves' });
    return commitDocument(...asked);
  });
  expect(await stored(AT)).toMatchObject({ categoryName: 'Ground leaves' });
});

test('the desk reads all of them once, hidden ones as well, then what changed, and what is gone leaves it', async () => {
  await atShop([
    writeOf(PROJECT, 'brands/kaveri', { brandName: 'Kaveri', updatedAt: new Date(NOW) }),
    writeOf(PROJECT, 'blogs/moringa', { heading: 'A', hidden: true, updatedAt: new Date(NOW) }),
  ]);
  expect(await refresh(phone)).toEqual({ outcome: 'up-to-date', refused: [] });
  expect(await onDesk()).toEqual({
    powders: SEEN,
    kaveri: { brandName: 'Kaveri' },
    moringa: { heading: 'A', hidden: true },
  });
  const tombstone = (collection: string, id: string) =>
    writeOf(PROJECT, `tombstones/${collection}_${id}`, { collection, id, deletedAt: new Date() });
  await changeAtShop(AT, { hidden: true, updatedAt: new Date() });
  await atShop([
    tombstone('categories', 'powders'),
    { delete: documentName(PROJECT, 'brands/kaveri') },
    tombstone('brands', 'kaveri'),
  ]);
  await refresh(phone);
  expect(await onDesk()).toEqual({
    powders: { ...SEEN, hidden: true },
    moringa: { heading: 'A', hidden: true },
  });
});
