// Reads the imports of every source file and fails on an arrow that the architecture forbids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { FORBIDDEN_PACKAGES, ROOMS } from './arrows.ts';
import { allSourceFiles, importsOf, root, sourceFiles } from './read-imports.ts';
import { shownTexts } from './shown-texts.ts';

const files = sourceFiles();
const allFiles = allSourceFiles();
const imports = files.flatMap(importsOf);
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The first group of each match of a pattern in these files. */
const namesIn = (some: readonly string[], pattern: RegExp) =>
  some.flatMap((file) => Array.from(sourceOf(file).matchAll(pattern), ([, name = '']) => name));

function roomOf(file: string) {
  return ROOMS.find((room) => room.files.test(file));
}

/** Whether a file may import another one of the shop's own. */
function isAllowed(from: string, to: string): boolean {
  const room = roomOf(from);
  if (!room) return false;
  const inside = room.files.exec(to);
  // A feature is a room of its own: it never imports another one.
  if (inside) return inside.groups?.part === room.files.exec(from)?.groups?.part;
  return room.mayImport.some((allowed) => allowed.files.test(to));
}

/** The first circle that each file leads into, as the way around it. */
function circlesIn(arrows: readonly { from: string; to: string }[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) follow(file, []);
  return circles;
}

test('every source file stands in a room that the map knows, and imports nothing through a wall', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !roomOf(file))).toEqual([]);
  const own = imports.filter(({ to }) => /^(src|sw|backend)\//.test(to));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(({ from, to }) => !isAllowed(from, to))).toEqual([]);
});

test('no room may import what none of its files needs', () => {
  const unneeded = ROOMS.filter(({ name }) => !name.startsWith('src/domain/')).flatMap((room) => {
    const reached = imports.flatMap(({ from, to }) => (roomOf(from) === room ? to : []));
    return room.mayImport
      .filter(({ files }) => !reached.some((to) => !room.files.test(to) && files.test(to)))
      .map((target) => `${room.name} → ${target.name}`);
  });
  expect(unneeded).toEqual([]);
});

test('the walls know a forbidden arrow when they see one', () => {
  const forbidden = [
    ['src/engine/outbox/a.ts', 'src/domain/order/b.ts'],
    ['src/domain/product/a.ts', 'src/domain/order/b.ts'],
    ['src/domain/order/a.ts', 'src/desk/orders/b.ts'],
    ['src/shop/cart/a.ts', 'src/domain/catalogue/fetch-catalogue.ts'],
    ['src/shop/cart/a.ts', 'src/engine/outbox/drain.ts'],
    ['src/shop/checkout/a.ts', 'src/domain/order/online-order-write.ts'],
    ['src/shop/routes/a.tsx', 'src/domain/cart/cart-lines.ts'],
    ['backend/functions/src/a.ts', 'src/domain/order/orders.ts'],
    ['src/ui/text/a.tsx', 'src/domain/writes/registry.ts'],
    ['src/shop/cart/a.ts', 'src/shop/enquiry/b.ts'],
    ['src/shop/orders/a.tsx', 'src/desk/orders/b.tsx'],
    ['src/desk/orders/a.tsx', 'src/shop/orders/b.tsx'],
    ['sw/a.ts', 'src/browser/sync/b.ts'],
    // Values that the desk can change.
    ['src/shop/orders/a.tsx', 'src/config/contact.ts'],
    ['src/desk/quotations/a.ts', 'src/config/contact.ts'],
    ['src/ui/text/a.tsx', 'src/config/home.ts'],
    ['src/browser/a.ts', 'src/config/pages.ts'],
    // The build knows none of the values that the desk can change.
    ['src/config/shop.ts', 'src/config/contact.ts'],
  ] as const;
  expect(forbidden.filter(([from, to]) => isAllowed(from, to))).toEqual([]);
  for (const from of ['src/shop/cart/a.ts', 'src/shop/routes/a.tsx'])
    expect(isAllowed(from, 'src/shop/cart/b.ts')).toBe(true);
  expect(isAllowed('src/ui/use-shop.ts', 'src/config/contact.ts')).toBe(true);
});

test('the engine knows nothing of a shop, neither by its files nor by what they are called', () => {
  const engine = files.filter((file) => file.startsWith('src/engine/'));
  const ofShop = /product|order|cart|quotation|review|pincode|catalogue|enquir/i;
  expect(engine.length).toBeGreaterThan(30);
  expect(engine.filter((file) => ofShop.test(file))).toEqual([]);
  const exported = /export (?:const|function|type|class|async function) (\w+)/g;
  expect(namesIn(engine, exported).filter((name) => ofShop.test(name))).toEqual([]);
  // A row that is held for 'review' waits for a yes.
  const kinds = Object.keys({ ...writeKinds, ...deskKinds }).filter((kind) => kind !== 'review');
  const naming = engine.filter((file) => kinds.some((it) => sourceOf(file).includes(`'${it}'`)));
  expect(naming).toEqual([]);
});

test('no two files import each other, not even types, directly or in a circle', () => {
  const arrows = ['ab', 'bc', 'cb'].map(([from = '', to = '']) => ({ from, to }));
  expect(circlesIn(arrows)).toEqual(['b → c → b']);
  expect(circlesIn(imports)).toEqual([]);
});

test('packages stay where they belong, and no file only re-exports others', () => {
  const passing = new Set(imports.flatMap(({ from, isReExport }) => (isReExport ? from : [])));
  // Cloud Functions deploy under the names that one entry file exports.
  expect([...passing]).toEqual(['backend/functions/src/index.ts']);
  for (const { files: some, packages, why } of FORBIDDEN_PACKAGES) {
    const isBroken = ({ from, to }: (typeof imports)[number]) =>
      some.test(from) && packages.test(to);
    expect(imports.filter(isBroken), why).toEqual([]);
  }
});

test('no source file is longer than 250 lines, tests and tools included, no route longer than 80, and those of engine and domain say what they own', () => {
  const tooLong = allFiles.filter((file) => {
    const lines = sourceOf(file).split('\n').length - 1;
    return lines > (file.startsWith('src/shop/routes/') ? 80 : 250);
  });
  expect(allFiles.length).toBeGreaterThan(1_000);
  expect(tooLong).toEqual([]);
  const core = files.filter((file) => /^src\/(engine|domain)\//.test(file));
  expect(core.filter((file) => !sourceOf(file).startsWith('//'))).toEqual([]);
});

test('a limit at the top level of a file, tests and tools included, is called MAX_ or MIN_', () => {
  const declared = /^(?:export )?const ([A-Z][A-Z\d_]*)\b/gm;
  const inOtherWords =
    /^(MOST|LEAST|LARGEST|SMALLEST|LONGEST|SHORTEST|FEWEST)(_|$)|_(CAP|LIMIT)(_MS)?$/;
  const isWrong = (name: string) => inOtherWords.test(name);
  const names = namesIn(allFiles, declared);
  const wrong = ['MOST_LINES', 'LONGEST_WAIT_MS', 'WAIT_CAP_MS'];
  expect([...wrong, 'MAX_LINES'].filter(isWrong)).toEqual(wrong);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter(isWrong)).toEqual([]);
});

test('people read the same days, numbers and orders of names in every browser, language and time zone', () => {
  const local =
    /\.toLocale(?:Date|Time)?String\(|\.localeCompare\(|\bIntl\.(?!Segmenter\b)\w+|\.(?:get|set)(?:Date|Day|Month|FullYear|Hours|Minutes)\(/g;
  const found = files.flatMap((file) =>
    sourceOf(file)
      .match(local)
      ?.map((it) => `${file}: ${it}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const used = new Set(found.filter(Boolean));
  expect([...used]).toEqual(['src/domain/shared/by-name.ts: Intl.Collator']);
});

test('texts that shoppers read are in one messages.ts for each feature, and in no component', () => {
  expect(files.filter((file) => /^src\/.*-words\.ts$/.test(file))).toEqual([]);
  const messages = files.filter((file) => /^src\/shop\/[^/]+\/messages\.ts$/.test(file));
  expect(messages.length).toBeGreaterThan(10);
  const components = files.filter((file) => /^src\/.*\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(shownTexts)).toEqual([]);
});
