// The collections that a place in the rules can affect: those of its block, or of every block that calls its function.

/** Collections by path, such as `users/{uid}/orders`. Empty where the place affects everything. */
export function collectionsAround(rules: string, at: number): string[] {
  const blocks = blocksOf(rules);
  const around = blocks.find(({ start, end }) => at >= start && at < end);
  if (!around) return [];
  const reached = new Set([around]);
  for (const block of reached) {
    if (block.kind !== 'function') continue;
    const call = new RegExp(`\\b${block.name}\\(`);
    for (const caller of blocks) if (call.test(caller.body)) reached.add(caller);
  }
  return [...reached].filter(({ kind }) => kind === 'match').map(({ name }) => collectionOf(name));
}

/**
 * The rules without the parts unrelated to these collections, which the emulator compiles in a fraction of the time: without other
 * collections' blocks and uncalled functions. Documents written in the same commit keep their block.
 */
export function rulesAbout(rules: string, collections: readonly string[]): string {
  const blocks = blocksOf(rules);
  const isMatch = ({ kind, name }: Block) =>
    kind === 'match' && collections.includes(collectionOf(name));
  const kept = new Set(blocks.filter(isMatch));
  for (const block of kept) {
    const beside = besideIn(block);
    for (const match of blocks) {
      const [collection = ''] = collectionOf(match.name).split('/');
      if (match.kind === 'match' && beside.includes(collection)) kept.add(match);
    }
    for (const called of blocks) {
      if (called.kind !== 'function' || kept.has(called)) continue;
      if (new RegExp(`\\b${called.name}\\(`).test(block.body)) kept.add(called);
    }
  }
  return blocks
    .filter((block) => !kept.has(block))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), rules);
}

/** The collections that a function reads as they are after the commit, or names: it may pass them to a function that reads them so. */
function besideIn({ kind, body }: Block): string[] {
  if (kind !== 'function') return [];
  const named = body.matchAll(/'([\w-]+)'|getAfter\(\S*\/documents\/(\w+)\//g);
  return [...named].map(([, quoted, after]) => quoted ?? after ?? '');
}

/** The start of a rule about all collections of one name, wherever they are. */
const EVERYWHERE = '{path=**}/';

/** Whether a path is a collection or one of its documents. */
export function isIn(path: string, collection: string): boolean {
  if (collection.startsWith(EVERYWHERE)) return isInOrBelow(path, collection);
  const excess = path.split('/').length - collection.split('/').length;
  return excess <= 1 && isInOrBelow(path, collection);
}

/** The same, or below one of its documents. */
export function isInOrBelow(path: string, collection: string): boolean {
  const segments = path.split('/');
  const parts = collection.split('/');
  // A list across all of them has no place; documents in one place have a rule of their own.
  if (collection.startsWith(EVERYWHERE)) return path === parts[1];
  return parts.every((part, at) => (part.startsWith('{') ? at in segments : part === segments[at]));
}

/** The path of a block without its document. */
function collectionOf(match: string): string {
  return match.split('/').slice(1, -1).join('/');
}

interface Block {
  readonly kind: string;
  /** A function's name, or the matched path. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Without its own head, so that a function does not seem to call itself. */
  readonly body: string;
}

/** Every block directly below the documents' root. */
function blocksOf(rules: string): Block[] {
  const blocks = rules.matchAll(/^ {4}(function|match) ([^\s(]+)([\s\S]*?)^ {4}\}/gm);
  return [...blocks].map((found) => ({
    kind: found[1] ?? '',
    name: found[2] ?? '',
    start: found.index,
    end: found.index + found[0].length,
    body: (found[3] ?? '').split('\n').slice(1).join('\n'),
  }));
}
