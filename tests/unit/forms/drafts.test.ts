// Typed text is kept: the last keystroke wins, however slow the disk is, and a form restores only fields that it knows. And it is sent once.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#domain/device/database.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { newDoublePresses } from '#forms/double-press.ts';
import { latestOnly, mergeKnownFields, openDraft } from '#forms/use-draft.ts';

test('however slowly values are written, one is written at a time and the last one is written last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(), { minLength: 1 }), async (slow, values) => {
      const written: number[] = [];
      let running = 0;
      const keep = latestOnly(async (value: number) => {
        expect(++running).toBe(1);
        await slow.schedule(Promise.resolve());
        written.push(value);
        running--;
      });
      for (const value of values) {
        keep(value);
        if (value % 3 === 0 && slow.count() > 0) await slow.waitOne();
      }
      await slow.waitIdle();
      expect(written.at(-1)).toBe(values.at(-1));
    }),
  );
});

test('a write that fails does not keep the next one from being written, and a caller that waits has all of it written, including text that came meanwhile', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let go = () => {};
  const disk = new Promise<void>((resolve) => {
    go = resolve;
  });
  const written: string[] = [];
  const keep = latestOnly(async (value: string) => {
    await disk;
    if (value === 'M') throw new Error('full');
    written.push(value);
  });
  for (const value of ['M', 'Me', 'Meera']) keep(value);
  const isSettled = keep.settled().then(() => [...written]);
  go();
  expect(await isSettled).toEqual(['Meera']);
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});

test('of a kept draft, the form takes over only the fields that it knows; what is typed before it was read stays, beside the rest of what was kept', async () => {
  const empty = { name: '', message: '' };
  for (const kept of [undefined, 'text']) expect(mergeKnownFields(empty, kept)).toEqual(empty);
  const kept = { name: 'Asha', message: 7, constructor: 'x', old: 'y' };
  expect(mergeKnownFields(empty, kept)).toEqual({ name: 'Asha', message: '' });
  const database = newPhone();
  await saveDraft(database, 'form', { name: 'Asha', message: 'Hello' });
  const draft = openDraft('form', asFields, () => database);
  draft.change((now) => ({ ...now, message: 'Good morning' }));
  const first = { message: 'Good morning' };
  expect(draft.shown()).toEqual({ kept: first, isRead: false, isChanged: true });
  await draft.settled();
  const whole = { name: 'Asha', message: 'Good morning' };
  expect(draft.shown()).toEqual({ kept: whole, isRead: true, isChanged: true });
  expect(await readDraft(database, 'form')).toEqual(whole);
});

type Fields = Record<string, string>;
const asFields = (stored: unknown) => (stored ?? null) as Fields | null;
const newPhone = () =>
  openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });

test('a draft that is emptied is forgotten, also before it was read; a phone whose drafts cannot be read has a form to type into', async () => {
  const database = newPhone();
  for (const isRead of [true, false]) {
    await saveDraft(database, 'form', { name: 'Asha' });
    const draft = openDraft('form', asFields, () => database);
    if (isRead) await draft.open();
    draft.change(() => null);
    await draft.settled();
    expect(draft.shown().kept).toBeNull();
    expect(await database.drafts.count()).toBe(0);
  }
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = newPhone();
  broken.close();
  const typed = openDraft('form', asFields, () => broken);
  await typed.open();
  typed.change(() => ({ name: 'Asha' }));
  await typed.settled();
  expect(typed.shown()).toEqual({ kept: { name: 'Asha' }, isRead: true, isChanged: true });
  complaints.mockRestore();
});

const WORDS = '{"message":"Do you deliver?"}';

test.each([
  ['was pressed before it was saved and heard of afterwards', WORDS, 200, true],
  ['comes right after it was saved', WORDS, 301, true],
  ['comes while the screen still shows it', WORDS, 1_200, true],
  ['falls on the emptied form', null, 400, true],
  ['falls on it a second later', null, 1_400, false],
  ['has the same words a second later', WORDS, 1_400, false],
  ['has other words', '{"message":"And seeds?"}', 310, false],
])('a second tap on Send that %s is a double one: $2', (_what, words, at, isOne) => {
  const taps = newDoublePresses();
  expect(taps.isOne(WORDS, 100)).toBe(false);
  taps.noteSaved(WORDS, 300);
  expect(taps.isOne(words, at)).toBe(isOne);
});
