// Reads the imports of every source file and fails on an arrow that the architecture forbids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORBIDDEN_PACKAGES, ROOMS } from './arrows.ts';
import { allSourceFiles, importsOf, root, sourceFiles } from './read-imports.ts';
import { shownTexts } from './shown-texts.ts';

const files = sourceFiles();
const allFiles = allSourceFiles();
const imports = files.flatMap(importsOf);
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

function roomOf(file: string) {
  return ROOMS.find((room) => room.files.test(file));
}

function isOwnFile(path: string): boolean {
  return /^(src|sw|backend)\//.test(path);
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

const arrow = (from: string, to: string) => ({ from, to });

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

test('every source file stands in a room that the map knows', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !roomOf(file))).toEqual([]);
});

test('no file imports through a wall', () => {
  const own = imports.filter(({ to }) => isOwnFile(to));
  expect(own.length).toBeGreaterThan(100);
  expect(
    own.filter(({ from, to }) => !isAllowed(from, to)).map(({ from, to }) => `${from} → ${to}`),
  ).toEqual([]);
});

test('the walls know a forbidden arrow when they see one', () => {
  expect(isAllowed('src/features/cart/a.ts', 'src/core/remote/catalogue.ts')).toBe(false);
  expect(isAllowed('src/features/cart/a.ts', 'src/features/enquiry/b.ts')).toBe(false);
  expect(isAllowed('src/core/model/a.ts', 'src/core/device/b.ts')).toBe(false);
  expect(isAllowed('src/core/device/a.ts', 'src/core/remote/b.ts')).toBe(false);
  expect(isAllowed('src/ui/a.tsx', 'src/features/cart/b.ts')).toBe(false);
  expect(isAllowed('sw/a.ts', 'src/page-sync/b.ts')).toBe(false);
  expect(isAllowed('src/shop.ts', 'src/ui/a.ts')).toBe(false);
  expect(isAllowed('backend/pincodes/a.ts', 'src/core/device/b.ts')).toBe(false);
  expect(isAllowed('src/features/cart/a.ts', 'src/features/cart/b.ts')).toBe(true);
  expect(isAllowed('src/routes/a.tsx', 'src/features/cart/b.ts')).toBe(true);
});

test('no two files import each other, not even types, directly or in a circle', () => {
  expect(circlesIn([arrow('a', 'b'), arrow('b', 'c'), arrow('b', 'd')])).toEqual([]);
  expect(circlesIn([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b')])).toEqual(['b → c → b']);
  expect(circlesIn(imports)).toEqual([]);
});

test('packages stay where they belong', () => {
  const broken = imports.flatMap(({ from, to }) =>
    FORBIDDEN_PACKAGES.filter(({ files, packages }) => files.test(from) && packages.test(to)).map(
      ({ why }) => `${from} → ${to}: ${why}`,
    ),
  );
  expect(broken).toEqual([]);
});

test('no file only passes on what others export', () => {
  const passedOn = imports.filter(({ from, isReExport }) => isReExport && !isFunctionsEntry(from));
  expect(passedOn.map(({ from }) => from)).toEqual([]);
});

test('no source file is longer than 250 lines, tests and tools included, and no route longer than 80', () => {
  const tooLong = allFiles.filter((file) => {
    const lines = sourceOf(file).split('\n').length - 1;
    return lines > (file.startsWith('src/routes/') ? 80 : 250);
  });
  expect(allFiles.length).toBeGreaterThan(1_000);
  expect(tooLong).toEqual([]);
});

test('every file of the core says first what it owns', () => {
  const silent = files.filter(
    (file) =>
      file.startsWith('src/core/') && !readFileSync(join(root, file), 'utf8').startsWith('//'),
  );
  expect(silent).toEqual([]);
});

/** Words of this project's own that the field's words have replaced; see docs/glossary.md. */
const RETIRED =
  /^(verdict|patience|untimed|hurry|worn|begun|bury|unbury|owes|arranged|shelf|departure|spare|misfortunes?|glance|longest|fewest|slowest|unname|buried|filling)$/;
const RETIRED_PAIRS =
  /(^|-)(give-way|tell-me|way-back|way-on|held-database|held-order|held-reason|take-in|second-taps?|use-held|take-orders?|take-released|take-up|take-all|goods-back|pressed-by|understand-row|judge-commit|set-aside|settle-by|beside-live|kept-in|own-task|making-room|give-up-pictures|drop-draft|keep-draft|caller-of|verified-caller|be-busy|when-calm|stand-in|is-young|at-most|note-step|enqueue-few|is-overtaken|keep-phone|(?:stock|account|quotation|order)-books?|drawn-leaf|not-screens|ask-nobody|storage-of-pictures|rest-ms|signs-a|behind-review)(-|$)/;
/** A limit is called MAX_ or MIN_. */
const LIMIT_IN_OTHER_WORDS =
  /^(MOST|LEAST|LARGEST|SMALLEST|SHORTEST)(_|$)|^[A-Z_]+_(CAP|LIMIT)(_MS)?$/;

/** What a file declares at its top level, exported or not. */
const DECLARED = /^(?:export )?(?:async )?(?:function|const|let|class|type) (\w+)/gm;

test('no file, and nothing at the top level of one, is called by a retired word', () => {
  const names = allFiles.flatMap((file) => [
    file.replace(/^.*\/|\..*$/g, ''),
    ...Array.from(sourceOf(file).matchAll(DECLARED), ([, name]) => String(name)),
  ]);
  const inWords = (name: string) =>
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .toLowerCase();
  const isRetired = (name: string) => {
    const words = inWords(name).replace('spare-parts', 'parts');
    return (
      LIMIT_IN_OTHER_WORDS.test(name) ||
      RETIRED_PAIRS.test(words) ||
      words.split('-').some((word) => RETIRED.test(word))
    );
  };
  const retired = [
    'sendVerdict',
    'give-way',
    'MOST_LINES',
    'LONGEST_WAIT_MS',
    'WAIT_CAP_MS',
    'takeOrders',
  ];
  const fine = ['SpareParts', 'MAX_LINES', 'mostRecent', 'takeOff', 'acceptOrder'];
  expect([...retired, ...fine].filter(isRetired)).toEqual(retired);
  expect(names.length).toBeGreaterThan(5_000);
  expect(names.filter(isRetired)).toEqual([]);
});

test('what shoppers read stands in one messages.ts for each feature', () => {
  expect(files.filter((file) => /^src\/.*-words\.ts$/.test(file))).toEqual([]);
  expect(
    files.filter((file) => /^src\/features\/[^/]+\/messages\.ts$/.test(file)).length,
  ).toBeGreaterThan(10);
});

test('no component holds a text that a shopper reads', () => {
  const components = files.filter((file) => /^src\/.*\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(shownTexts)).toEqual([]);
});

/** Cloud Functions are deployed by the names that one entry file exports. */
function isFunctionsEntry(file: string): boolean {
  return file === 'backend/functions/src/index.ts';
}
