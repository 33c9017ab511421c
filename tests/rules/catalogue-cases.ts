// What may be read of the public catalogue, and that no client ever writes to it.
import type { RuleCase } from './rule-case.ts';

const PUBLIC_COLLECTIONS = ['products', 'categories', 'brands', 'blogs', 'shop', 'tombstones'];

function casesFor(collection: string): RuleCase[] {
  const stored = `${collection}/stored`;
  return [
    {
      title: `a visitor may open one of the ${collection}`,
      as: 'visitor',
      does: { verb: 'get', path: stored },
      expect: 'allowed',
    },
    {
      title: `a visitor may list ${collection}, 500 at a time`,
      as: 'visitor',
      does: { verb: 'list', collection, limit: 500 },
      expect: 'allowed',
    },
    {
      title: `a visitor may not list ${collection}, 501 at a time`,
      as: 'visitor',
      does: { verb: 'list', collection, limit: 501 },
      expect: 'denied',
    },
    {
      title: `a visitor may list ${collection} page by page, a page being bounded by itself`,
      as: 'visitor',
      does: { verb: 'page', collection, pageSize: 500 },
      expect: 'allowed',
    },
    {
      title: `a visitor may say that nothing is to be skipped of the ${collection}`,
      as: 'visitor',
      does: { verb: 'list', collection, limit: 1, offset: 0 },
      expect: 'allowed',
    },
    {
      title: `a visitor may not skip one of the ${collection}, which the shop would pay for`,
      as: 'visitor',
      does: { verb: 'list', collection, limit: 1, offset: 1 },
      expect: 'denied',
    },
    {
      title: `nobody may skip a hundred thousand of the ${collection}`,
      as: 'asha',
      does: { verb: 'list', collection, limit: 1, offset: 100_000 },
      expect: 'denied',
    },
    {
      title: `nobody may list ${collection} without saying how many`,
      as: 'asha',
      does: { verb: 'list', collection },
      expect: 'denied',
    },
    {
      title: `a signed-in person may not add to the ${collection}`,
      as: 'asha',
      does: { verb: 'write', path: `${collection}/added-by-a-client`, data: { price: 1 } },
      expect: 'denied',
    },
    {
      title: `a signed-in person may not change one of the ${collection}`,
      as: 'asha',
      does: { verb: 'write', path: stored, data: { price: 1 } },
      expect: 'denied',
    },
    {
      title: `a signed-in person may not delete one of the ${collection}`,
      as: 'asha',
      does: { verb: 'delete', path: stored },
      expect: 'denied',
    },
    {
      title: `what lies below one of the ${collection} stays closed`,
      as: 'asha',
      does: { verb: 'get', path: `${stored}/suppliers/stored` },
      expect: 'denied',
    },
    {
      title: `lists below one of the ${collection} stay closed`,
      as: 'asha',
      does: { verb: 'list', collection: `${stored}/suppliers`, limit: 10 },
      expect: 'denied',
    },
    {
      title: `nobody may search every place that happens to be called ${collection}`,
      as: 'asha',
      does: { verb: 'list everywhere', collection, limit: 10 },
      expect: 'denied',
    },
  ];
}

const headCases: RuleCase[] = [
  {
    title: 'a visitor may ask when the catalogue changed last',
    as: 'visitor',
    does: { verb: 'get', path: 'catalogue/head' },
    expect: 'allowed',
  },
  {
    title: 'nobody may read anything else that lies beside that mark',
    as: 'asha',
    does: { verb: 'get', path: 'catalogue/other' },
    expect: 'denied',
  },
  {
    title: 'nobody may list what lies beside that mark',
    as: 'asha',
    does: { verb: 'list', collection: 'catalogue', limit: 10 },
    expect: 'denied',
  },
  {
    title: 'a signed-in person may not move that mark',
    as: 'asha',
    does: { verb: 'write', path: 'catalogue/head', data: { changedAt: 2 } },
    expect: 'denied',
  },
  {
    title: 'a signed-in person may not delete that mark',
    as: 'asha',
    does: { verb: 'delete', path: 'catalogue/head' },
    expect: 'denied',
  },
];

export const CATALOGUE_CASES: readonly RuleCase[] = [
  ...PUBLIC_COLLECTIONS.flatMap(casesFor),
  ...headCases,
];
