// Rules for every press at the desk. Each kind has its part in support/desk-stories.ts.
import { expect, test } from 'vitest';
import { eraseAccount, signOut } from '#domain/account-mirror/sign-in.ts';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import { keepImport, keepImportPhoto } from '#domain/product/desk/kept-import.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { DRAFT, PDF } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type DeskStory, STORIES } from './support/desk-stories.ts';
import { eachFaultyStorage } from './support/faulty-storage.ts';

const desk = freshDesk();
const { phone, send, sendAll, rows, theOnlyRow, giveUp } = desk;
const storage = eachFaultyStorage(phone);

const ALL = Object.entries(STORIES);
const AFTER_WHICH_OTHERS_COME = ALL.filter(([, { later }]) => later);
const ASKED_ABOUT = ALL.filter(([, { moved }]) => moved);
const OF_A_DOCUMENT = ALL.filter(([, { gone }]) => gone);

/** Writes the documents that precede the press. */
async function prepare({ path, before, given }: DeskStory): Promise<void> {
  phone.shop.documents.delete(path);
  if (before) phone.shopHas(path, before);
  await given?.(phone.database);
}
const press = ({ row, press }: DeskStory) =>
  press(phone.database, { id: row.id, uid: MERCHANT }, phone.now);
const begin = (story: DeskStory) => prepare(story).then(() => press(story));
const atShop = ({ path }: DeskStory) => phone.atShop(path);
const SIGNED = { changedBy: MERCHANT, changedAt: expect.any(String) };
/** The change is at the shop, once, with its author, whom public documents name in a note; `others`: fields that another merchant changed before. */
function expectDone(story: DeskStory, others: PlainFields = {}): void {
  const { path, before, sets, row } = story;
  const isPublic = /^\/(products|categories|shop)\//.test(path);
  const said = isPublic ? { updatedAt: expect.any(String), changeId: row.id } : SIGNED;
  expect(phone.atShop(path)).toEqual({ ...before, ...others, ...sets, ...said });
  const notes = path.startsWith('/shop/') ? 'shopChanges' : 'productChanges';
  if (isPublic) expect(phone.atShop(`/${notes}/${row.id}`)).toMatchObject(SIGNED);
}
const waitingFiles = () => phone.database.waitingFiles.count();

test('every kind of write that the desk sends is tried here, and says that the desk sends it', () => {
  expect(Object.keys(STORIES).toSorted()).toEqual(Object.keys(deskKinds).toSorted());
  expect(Object.values(deskKinds).filter(({ sentBy }) => sentBy !== 'desk')).toEqual([]);
  expect(Object.values(writeKinds).filter(({ sentBy }) => sentBy)).toEqual([]);
});

test.each(ALL)(
  '%s: pressed twice at once without a network, it goes once, after a reload, files first',
  async (_, story) => {
    const { files = [] } = story;
    await prepare(story);
    await saveDraft(phone.database, DRAFT, { typed: 'something' });
    phone.isOnline = false;
    await Promise.all([press(story), press(story)]);
    await send();
    expect(atShop(story)).toEqual(story.before);
    phone.reload();
    phone.isOnline = true;
    await sendAll();
    expectDone(story);
    expect(phone.shop.commits).toMatchObject([{ token: 'token-of-kamala' }]);
    expect(storage.uploads).toEqual(files);
    expect(storage.senders).toEqual(files.map(() => 'token-of-kamala'));
    expect(await story.known(phone.database)).toMatchObject(Object(story.knows));
    expect([await rows(), await waitingFiles()]).toEqual([[], 0]);
    const draft = await readDraft(phone.database, DRAFT);
    expect(draft === undefined).toBe(story.takesDraft === true);
  },
);

test.each(ALL)('%s: whose answer is lost three times, it counts once', async (_, story) => {
  await begin(story);
  desk.loseAnswers(3);
  await sendAll();
  expectDone(story);
  expect(phone.shop.commits).toHaveLength(1);
  expect(storage.uploads).toEqual(story.files ?? []);
  expect(await rows()).toEqual([]);
});

test.each(AFTER_WHICH_OTHERS_COME)(
  '%s: whose answer is lost, and the line with it, it comes over nothing that is done after it',
  async (_, story) => {
    const { path, later = {} } = story;
    await begin(story);
    await desk.loseAnswerAndLine();
    expectDone(story);
    expect(await rows()).toHaveLength(1);
    phone.isOnline = true;
    desk.shopWrites(later, path);
    await sendAll();
    expect(atShop(story)).toMatchObject(later);
    expect(await rows()).toEqual([]);
  },
);

test.each(ASKED_ABOUT)(
  '%s: what has moved meanwhile stands; the merchant is shown it and asked, anew where it moves again',
  async (_, story) => {
    const { path, moved: [code, ...moves] = [''] } = story;
    await begin(story);
    for (const theirs of moves) {
      desk.shopWrites(theirs, path);
      await send();
      expect(atShop(story)).toMatchObject(theirs);
      const row = await theOnlyRow();
      expect(row).toMatchObject({ state: 'held', heldFor: 'review', lastError: { code } });
      expect(row.accepted).toMatchObject({ now: story.shown?.(theirs) ?? theirs, isWanted: false });
      await acceptConflict(phone.database, row.seq);
    }
    await send();
    expectDone(story, moves.at(-1));
    expect(await rows()).toEqual([]);
  },
);

test.each(ASKED_ABOUT)(
  '%s: what another merchant says between look and sending stands, and the second one is asked',
  async (_, story) => {
    const { path, moved: [, theirs = {}] = [''] } = story;
    await begin(story);
    await send(phone.around('before', 'commit', () => desk.shopWrites(theirs, path)));
    expect(atShop(story)).toMatchObject(theirs);
    expect(await theOnlyRow()).toMatchObject({ state: 'backoff', denials: 0 });
    await sendAll();
    expect(atShop(story)).toMatchObject(theirs);
    const asked = { heldFor: 'review', lastError: { code: 'conflict' } };
    expect(await theOnlyRow()).toMatchObject(asked);
  },
);

test.each(ASKED_ABOUT.filter(([kind]) => kind !== 'desk-order'))(
  '%s: what both merchants want has nothing to be asked about',
  async (_, story) => {
    await begin(story);
    desk.shopWrites(story.sets, story.path);
    await sendAll();
    expect(await rows()).toEqual([]);
  },
);

test.each(OF_A_DOCUMENT)(
  '%s: of what is gone it makes none, and the merchant is told',
  async (_, story) => {
    await begin(story);
    phone.shop.documents.delete(story.path);
    await send();
    const told = { heldFor: 'review', lastError: { code: story.gone } };
    expect(await theOnlyRow()).toMatchObject(told);
    await giveUp();
    await sendAll();
    expect([atShop(story), await rows(), phone.shop.commits]).toEqual([null, [], []]);
  },
);

test.each(ALL)(
  '%s: refused, it stays with its files, and nothing is said to be done; given up, it leaves nothing',
  async (_, story) => {
    await prepare(story);
    const known = await story.known(phone.database);
    phone.shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
    await press(story);
    await sendAll();
    expect(await theOnlyRow()).toMatchObject({ state: 'refused' });
    expect(await waitingFiles()).toBe(story.files?.length ?? 0);
    expect(await story.known(phone.database)).toEqual(known);
    await giveUp();
    expect([atShop(story), await rows(), await waitingFiles()]).toEqual([story.before, [], 0]);
  },
);

test.each(ALL)('%s: as its first version saved it, it still goes', async (_, story) => {
  await prepare(story);
  await phone.database.outbox.add({ ...story.row });
  const file = { id: story.row.id, type: 'application/pdf', bytes: PDF };
  if (story.files) await phone.database.waitingFiles.put(file);
  await sendAll();
  expectDone(story);
  expect(await rows()).toEqual([]);
});

test('a sign-out takes everything of the desk off the device, and an account that is erased its files', async () => {
  const { database } = phone;
  for (const [, story] of ALL) {
    await begin(story);
    await sendAll();
  }
  const chosen = { uid: MERCHANT, name: 'products.xlsx', pictures: [], unused: [], writing: null };
  await keepImport(database, chosen, PDF);
  await keepImportPhoto(database, { uid: MERCHANT, name: 'a1', type: 'image/jpeg', bytes: PDF });
  const filled = async () => {
    const tables = database.tables.filter(({ name }) => name.startsWith('desk'));
    const counts = await Promise.all(tables.map((table) => table.count()));
    return tables.filter((_, at) => counts[at]).map(({ name }) => name.slice('desk'.length));
  };
  const all =
    'Entries ImportFiles Imports Inbox Marks Orders PhoneOrders Products Quotations Records Shop';
  expect((await filled()).toSorted()).toEqual([...all.split(' '), 'Stock']);
  await signOut(database, MERCHANT);
  expect(await filled()).toEqual([]);
  await press(STORIES['desk-quotation'] as DeskStory);
  expect(await waitingFiles()).toBe(1);
  await eraseAccount(database, MERCHANT);
  expect(await waitingFiles()).toBe(0);
});
