// Pictures that are still being made when a form of the desk is saved, undone or left: Save waits for them, and no later form gets them.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HaatDatabase } from '#domain/device/tables.ts';
import type { Draft } from '../../../src/desk/edits/kept-typing.ts';
import { databaseOn } from '../../sync/support/database.ts';

type Answer = (made: unknown) => void;
const phone = vi.hoisted(() => ({
  database: null as unknown,
  choose: (_: File[]): unknown => null,
  /** What the worker has been asked for and not made yet. */
  asked: [] as Answer[],
}));
vi.mock('#domain/device/database.ts', async (original) => ({
  ...(await original<object>()),
  deviceDatabase: () => phone.database,
}));
vi.mock('#browser/sync/use-live-query.ts', () => ({ useLiveQuery: () => undefined }));
vi.mock('../../../src/desk/edits/make-picture.ts', () => {
  const make = () => new Promise((resolve) => phone.asked.push(resolve));
  return { makePicture: make, makeTextPicture: make, makeBanner: make };
});
vi.mock('../../../src/desk/edits/PhotoChooser.tsx', () => ({
  PhotoChooser: ({ onChoose }: { onChoose(photos: File[]): void }) => {
    phone.choose = onChoose;
    return null;
  },
}));
vi.mock('#ui/form/FileField.tsx', () => ({
  FileField: ({ onChoose }: { onChoose(file: File | undefined): void }) => {
    phone.choose = ([file]) => onChoose(file);
    return null;
  },
}));

// Module instances of this file's own: others load them without these doubles.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { openForm } = await import('./open-form.ts');
const { openTyping } = await import('../../../src/desk/edits/kept-typing.ts');
const { readDraftFiles } = await import('../../../src/desk/edits/use-draft-files.ts');
const { useTextPictures } = await import('../../../src/desk/edits/use-text-pictures.ts');
const { ProductDocument } = await import('../../../src/desk/products/ProductDocument.tsx');
const { ProductPictures } = await import('../../../src/desk/products/ProductPictures.tsx');
const { BannerPicture } = await import('../../../src/desk/shop/BannerPicture.tsx');

const bytes = (length: number) => new Uint8Array(length).buffer;
const pdf = new TextEncoder().encode('%PDF-1.4').buffer;
const PHOTO = new File([bytes(9)], 'IMG_1.jpg');
/** A file that takes its time to be read. */
const PDF = Object.assign(new File([], 'a.pdf'), {
  arrayBuffer: () => new Promise((resolve) => phone.asked.push(resolve)),
});
const webp = (digest: string) => ({ digest, type: 'image/webp', bytes: bytes(9), width: 4 });
const pictureOf = (picture: string) => ({ picture, photo: bytes(9) });
const [WIDE, NARROW] = ['a'.repeat(32), 'b'.repeat(32)];

type Kind = {
  choose(draft: Draft<string>): void;
  /** What the worker answers, and when it fails. */
  makes: unknown[];
  fails: unknown;
  /** The values and the files of a form with them. */
  typed: Record<string, string>;
  files: string[];
  name: string;
};

const KINDS: Record<string, Kind> = {
  'pictures of a product': {
    ...{ name: 'desk-product-new', typed: { photoURL: 'p1, p2' }, files: ['p1_photo', 'p2_photo'] },
    ...{ makes: ['p1', 'p2'].map(pictureOf), fails: 'no-picture' },
    choose(draft) {
      const namesIn = ({ photoURL = '' }) => photoURL.split(', ').filter(Boolean);
      const onChange = (by: (pictures: readonly string[]) => string[]) =>
        draft.changeBy((now) => ({ photoURL: by(namesIn(now)).join(', ') }));
      const pictures = namesIn(draft.values);
      const all = { productId: null, draft, pictures, local: new Map(), onChange };
      renderToStaticMarkup(<ProductPictures {...all} />);
      phone.choose([PHOTO, PHOTO]);
    },
  },
  'the document of a product': {
    ...{ name: 'desk-product:moringa', typed: {}, files: ['document'] },
    ...{ makes: [pdf], fails: bytes(9) },
    choose(draft) {
      renderToStaticMarkup(<ProductDocument draft={draft} bytes={null} chosen={null} />);
      phone.choose([PDF]);
    },
  },
  'pictures in a blog': {
    ...{ name: 'desk-blogs-new', typed: { content: 'with 4, 4' }, files: [WIDE, NARROW] },
    ...{ makes: [webp(WIDE), webp(NARROW)], fails: 'no-picture' },
    choose(draft) {
      function Probe() {
        const { add } = useTextPictures(draft, []);
        phone.choose = (photos) =>
          add(photos, (all) => {
            const pictures = all.map((it) => (typeof it === 'string' ? it : it.width));
            draft.change({ content: `with ${pictures.join(', ')}` });
          });
        return null;
      }
      renderToStaticMarkup(<Probe />);
      phone.choose([PHOTO, PHOTO]);
    },
  },
  'both pictures of a banner': {
    ...{ name: 'desk-shop:banners', typed: { wide: WIDE, narrow: NARROW }, files: [WIDE, NARROW] },
    ...{ makes: [{ wide: webp(WIDE), narrow: webp(NARROW) }], fails: 'apple' },
    choose(draft) {
      const all = { number: 1, draft, wide: '', narrow: '', error: undefined, local: new Map() };
      const onMade = (made: Draft<string>['values']) => draft.change(made);
      renderToStaticMarkup(<BannerPicture {...all} isHeld={false} onMade={onMade} />);
      phone.choose([PHOTO]);
    },
  },
};

beforeEach(() => {
  phone.asked = [];
  phone.database = databaseOn();
});
const database = () => phone.database as HaatDatabase;
const drafts = async () => (await database().drafts.toArray()).map(({ form }) => form);

/** Long enough for all that is under way, except the worker. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 60));
async function answer(all: readonly unknown[]) {
  for (const made of all) {
    await vi.waitFor(() => expect(phone.asked).not.toEqual([]));
    phone.asked.shift()?.(made);
  }
  await soon();
}

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  const { choose, makes, fails, typed, files } = kind;

  test('are waited for by Save, go with it, once however often it is pressed, and are in no later form', async () => {
    const { draft, saved, press } = await openForm(kind.name);
    choose(draft());
    const presses = [press(), press()];
    await soon();
    expect(saved).toEqual([]);
    expect(draft().isSaving).toBe(true);
    await Promise.all([answer(makes), ...presses]);
    expect(saved).toEqual([{ values: { name: 'Chia seeds', ...typed }, files }]);
    expect(draft()).toMatchObject({ isSaving: false, making: 0, isTyped: false });
    expect(await drafts()).toEqual([]);
  });

  test('chosen while it is being saved are in no later form', async () => {
    const { draft, saved, press } = await openForm(kind.name, () => choose(draft()));
    await press();
    await answer(makes.slice(0, 1));
    expect([saved.length, draft().making, phone.asked]).toEqual([1, 0, []]);
    expect(await drafts()).toEqual([]);
  });

  test('are dropped with the rest when the typing is undone, and nothing is saved', async () => {
    const { draft, saved, press, undo } = await openForm(kind.name);
    choose(draft());
    const waiting = press();
    await soon();
    await undo();
    await waiting;
    await answer(makes.slice(0, 1));
    expect([saved, draft().making, phone.asked]).toEqual([[], 0, []]);
    expect(await drafts()).toEqual([]);
  });

  test('belong to a form that is left meanwhile: it opens again with them', async () => {
    const { draft } = await openForm(kind.name);
    choose(draft());
    const again = openTyping(kind.name);
    const opening = again.open();
    await soon();
    expect(again.shown().isRead).toBe(false);
    await answer(makes);
    await opening;
    expect(again.shown().kept?.typed).toEqual({ name: 'Chia seeds', ...typed });
    expect((await readDraftFiles(kind.name)).map(({ name }) => name)).toEqual(files);
  });

  test('that cannot be made keep Save from going on without them', async () => {
    const { draft, saved, press } = await openForm(kind.name);
    choose(draft());
    const waiting = press();
    await answer([...makes.slice(1), fails]);
    await waiting;
    expect([saved, draft().isSaving, draft().values.name]).toEqual([[], false, 'Chia seeds']);
    await press();
    expect(saved).toHaveLength(1);
  });
});

const PRODUCT = KINDS['pictures of a product'] as Kind;

test('with no picture to wait for, a wrong field is named at once and nothing is saved', async () => {
  const { read, saved, press } = await openForm(PRODUCT.name);
  read.mockReturnValue(null);
  const waiting = press();
  expect(read).toHaveBeenCalledOnce();
  await waiting;
  expect(saved).toEqual([]);
});

test('a form that is left while it is being saved opens again when that is done, and is empty', async () => {
  let end = () => {};
  const saving = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { draft, press } = await openForm(PRODUCT.name, () => saving);
  PRODUCT.choose(draft());
  const pressed = press();
  const again = openTyping(PRODUCT.name);
  const opening = again.open();
  await answer(PRODUCT.makes);
  expect(again.shown().isRead).toBe(false);
  end();
  await Promise.all([pressed, opening]);
  expect(again.shown()).toMatchObject({ isRead: true, kept: null });
});

test('the pictures that are being made count as pictures of the product', async () => {
  const { draft } = await openForm(PRODUCT.name);
  draft().change({ photoURL: Array.from({ length: 9 }, (_, at) => `old${at}`).join(', ') });
  PRODUCT.choose(draft());
  expect(draft().making).toBe(2);
  PRODUCT.choose(draft());
  expect(draft().making).toBe(3);
  await answer(['p1', 'p3', 'p2'].map(pictureOf));
  expect(draft().values.photoURL?.split(', ')).toHaveLength(12);
  expect(draft().making).toBe(0);
});
