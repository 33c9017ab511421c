// The search as the shop uses it, and what shoppers type and dictate: they find what they mean among the first products, and nothing in its place.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { buildProductSearch, openProductSearch, searchEntry } from '#domain/search/search.ts';
import { SEARCH_SYNONYMS } from '#domain/search/search-synonyms.ts';
import { brands } from '../../../backend/seed/brands.ts';
import { categories, demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';

const names = {
  brands: new Map(Object.entries(brands).map(([id, brand]) => [id, { id, ...brand }])),
  categories: new Map(categories.map((category) => [category.id, category])),
};

const entries = parseDocuments('products', demoProducts.map(entryOf)).items.map((product) =>
  searchEntry(product, names),
);

const demoSearch = await buildProductSearch(entries, SEARCH_SYNONYMS, null);

type Kept = Parameters<typeof buildProductSearch>[3];
const yieldToMain = async () => undefined;
const find = demoSearch.find;
async function searchOf(names: readonly string[], own: readonly string[][] = []) {
  const some = names.map((name) => ({ id: name, name, tags: [], brandName: '', categoryName: '' }));
  const all = some.map((it) => ({ ...it, inStock: true }));
  return buildProductSearch(all, [...SEARCH_SYNONYMS, ...own], yieldToMain);
}
const PACKS = '500 g, 1 kg, 1.5 kg, 2.5 kg, 3 kg, 3.5 kg, 5 kg, 10.5 kg, 15 kg'.split(', ');
const { find: findRice } = await searchOf(PACKS.map((pack) => `Rice, ${pack}`));

/** The demo product that must come first, by its id or the common part of several equally good ids, for each of these. */
const FIRST: readonly [id: RegExp, typed: string][] = [
  [/turmeric|haldi/, 'turmeric, tumeric, haldi, हल्दी, हल्दि'],
  [/(lakadong|erode)-turmeric-powder/, 'Turmeric Powder'],
  [/^kasturi-manjal-wild-turmeric-100g$/, 'kasturi manjal'],
  [/^golden-milk-haldi-doodh-blend$/, 'haldi doodh'],
  [/moringa|drumstick/, 'moringa, sahjan, सहजन'],
  [/moringa-leaf-powder/, 'moringa leaf powder'],
  [/^drumstick-pod-soup-powder-150g$/, 'drumstick soup'],
  [/^moringa-lemongrass-infusion$/, 'moringa tea'],
  [/beetroot/, 'betroot'],
  [/^amla-powder-sun-dried-200g$/, 'amla'],
  [/^dry-ginger-sonth-powder-100g$/, 'sonth'],
  [/flax/, 'alsi'],
  [/^pumpkin-seeds-green-200g$/, 'kaddu'],
  [/sesame/, 'til'],
  [/^mustard-oil-kachi-ghani-1l$/, 'sarson tel'],
  [/^virgin-coconut-oil-500ml$/, 'nariyal tel'],
  [/honey/, 'shehad, शहद'],
  [/jaggery/, 'gur'],
  [/^unpolished-toor-dal-1kg$/, 'toor dal, तूर दाल'],
  [/^munsiyari-rajma-kidney-beans-1kg$/, 'rajma'],
  [/ragi/, 'nachni'],
];
const QUERIES = FIRST.flatMap(([, typed]) => typed.split(', '));

test.each(FIRST)('%s is found first for: %s', (id, typed) => {
  for (const text of typed.split(', ')) expect(find(text)[0], text).toMatch(id);
});

test('an order’s number finds no product by the words that its letters happen to be; an amount without a space does, and so does a brand', () => {
  for (const code of ['ab541c28', '76ab519a', 'ab380223', '291647be', '8FA0A-F16B3'])
    expect(find(code), code).toEqual([]);
  expect(find('haldi2x100g')).toEqual(find('haldi 2 x 100 g'));
  expect(find('omega3')).toEqual(find('omega 3'));
  const ofBrand = entries.filter(({ brandName }) => brandName === 'Kaveri Banks');
  const found = find('kaveri banks');
  expect(found.slice(0, 3).every((id) => ofBrand.some((entry) => entry.id === id))).toBe(true);
});

test.each([
  '1 kg = 1kg = 1 KGS = 1 किलो = 1000 grams = 1 k.g. = 1,000 g = one kg',
  'half kg = 500g = 1/2 kg = adha kilo = ½ kg = ५०० ग्राम = ૫૦૦ ગ્રામ = ௫௦௦ கிராம் = அரை கிலோ = १/२ किलो = half a kg = paanch sau gram = five hundred grams',
  '1.5 kg = 1½ kg = १½ किलो = 1 1/2 kg = 1-1/2 kg = 1 and 1/2 kg = dedh kilo = derh kilo = डेढ़ किलो = দেড় কেজি',
  '2.5 kg = 2½kg = 2 1/2 kg = dhai kilo = अढ़ाई किलो = আড়াই কেজি = અઢી કિલો = arhai kilo',
  '3.5 kg = साढ़े तीन किलो = साढे ३ किलो = sadhe teen kilo = saadhe 3 kg = সাড়ে তিন কেজি',
  'pav kilo = 0.25 kg = ढाई सौ ग्राम = 250 gms',
  '1 litre = 1000 ml',
])('an amount is found however it is said: %s', (said) => {
  const [one = '', ...others] = said.split(' = ');
  expect([...find(one), ...findRice(one)].length).toBeGreaterThan(0);
  for (const other of others)
    for (const what of ['', 'turmeric ', 'rice '])
      for (const search of [find, findRice])
        expect(search(what + other), what + other).toEqual(search(what + one));
});

test('an amount finds packs that are as large, and no others', () => {
  expect(find('rajma 1kg')[0]).toBe('munsiyari-rajma-kidney-beans-1kg');
  expect(find('1 kg')).not.toContain('sprouted-ragi-flour-500g');
  expect(find('haldi 7 kg'), 'not for sale').toEqual(find('haldi'));
  expect(find('zzyzx haldi'), 'a word that nobody knows').toEqual(find('haldi'));
  expect(find('ragi malt').slice(0, 3)).toContain('beetroot-malt-jaggery-300g');
  for (const pack of PACKS) expect(findRice(pack)).toEqual([`Rice, ${pack}`]);
  expect(findRice('50 g')).toEqual([]);
  // A number or a unit alone is no amount.
  for (const typed of ['5', 'rice 5', 'kg rice 5'])
    expect(findRice(typed), typed).toContain('Rice, 5 kg');
});

test('a merchant’s own words stand for what they are said beside, in the shop’s own list too; names in India’s scripts are found by Latin letters, and the other way round', async () => {
  const own = ['superfood leaf, moringa', 'oats, jai, white oat flakes'].map((it) =>
    it.split(', '),
  );
  const { find: few } = await searchOf(['Sahjan Powder', 'Rolled Oats', 'Superfood Leaf Tea'], own);
  expect(few('superfood leaf')).toEqual(['Superfood Leaf Tea', 'Sahjan Powder']);
  expect(few('murungai')).toEqual(['Sahjan Powder', 'Superfood Leaf Tea']);
  for (const typed of ['jai', 'Jai ', 'white oat flakes', 'whiteoatflakes'])
    expect(few(typed), typed).toEqual(['Rolled Oats']);
  const names = ['हल्दी पाउडर', 'ಬೆಲ್ಲ', 'आम का अचार', 'Gongura Thokku'];
  const { find: inScripts } = await searchOf(names);
  const found = ['haldi powder', 'gud', 'aachar', 'గోంగూర'].map((typed) => inScripts(typed));
  expect(found).toEqual(names.map((name) => [name]));
});

test('a product is found by its name in every language and by its category’s, whatever the shop speaks; a search that was kept follows a new name', async () => {
  const category = { id: 'pods', categoryName: 'Pods', texts: { hi: { categoryName: 'फलियाँ' } } };
  const given = { category: 'pods', price: 90, texts: { hi: { name: 'ज़र्द पुलाव मिश्रण' } } };
  const mix = { id: 'mix', fields: { name: 'Festive Rice Mix', ...given } };
  const bare = { id: 'bare', fields: { name: 'Plain Crackers', price: 90 } };
  const known = { brands: names.brands, categories: new Map([['pods', category]]) };
  const searchIn = (documents: (typeof mix | typeof bare)[], kept?: Kept) => {
    const products = parseDocuments('products', documents).items;
    const found = products.map((product) => searchEntry(product, known));
    return buildProductSearch(found, SEARCH_SYNONYMS, null, kept);
  };
  const search = await searchIn([mix, bare]);
  for (const typed of ['festive mix', 'ज़र्द पुलाव', 'zard pulav', 'pods', 'फलियाँ'])
    expect(search.find(typed), typed).toEqual(['mix']);
  const texts = { hi: { name: 'करारे पापड़' } };
  const renamed = [mix, bare].map(({ id, fields }) => ({ id, fields: { ...fields, texts } }));
  const later = await searchIn(renamed, search.toKeep());
  expect(later.find('ज़र्द पुलाव')).toEqual([]);
  expect(later.find('करारे').toSorted()).toEqual(['bare', 'mix']);
});

test('a search that was kept follows what changed and went since; a product that is sold out stays where it is found, a little lower', async () => {
  const [one, two, ...others] = entries;
  if (!one || !two) throw new Error('the demo catalogue is empty');
  const kept = (await buildProductSearch(entries, SEARCH_SYNONYMS, yieldToMain)).toKeep();
  const now = [...others, { ...two, name: 'Zebrawood Comb' }];
  const search = await buildProductSearch(now, SEARCH_SYNONYMS, yieldToMain, kept);
  expect(search.find('zebrawood')).toEqual([two.id]);
  const found = QUERIES.flatMap((typed) => search.find(typed));
  expect(found).not.toContain(one.id);
  const twins = ['first', 'second'].map((id) => ({ ...one, id, inStock: id === 'second' }));
  const ofTwins = await buildProductSearch(twins, SEARCH_SYNONYMS, yieldToMain);
  expect(ofTwins.find(one.name)).toEqual(['second', 'first']);
});

test.each([
  ['on a page', yieldToMain],
  ['in a worker', null],
])('a search that was kept is opened %s, and finds the same', async (_where, screen) => {
  const first = await buildProductSearch(entries, SEARCH_SYNONYMS, screen);
  const again = await buildProductSearch(entries, SEARCH_SYNONYMS, screen, first.toKeep());
  expect(again.toKeep(), 'nothing new to keep').toBeNull();
  const { index = '' } = first.toKeep() ?? {};
  const opened = await openProductSearch(index, first.soldOut, SEARCH_SYNONYMS, screen);
  for (const typed of QUERIES)
    for (const other of [again, opened])
      expect(other.find(typed), typed).toEqual(first.find(typed));
  await expect(openProductSearch('{"broken"', [], [], screen)).rejects.toThrow();
});

const MIN_FOUND = 95;

/** Lines of a pattern of the products' ids, and of searches for them by their kinds. */
const lines = readFileSync(new URL('searches.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const searches = lines.flatMap((line) => {
  const [ids = '', ...kinds] = line.split(' / ');
  return kinds.flatMap((it) => {
    const [kind = '', typed = ''] = it.split(': ');
    return typed.split(', ').map((text) => ({ kind, ids: new RegExp(ids), text }));
  });
});

const KINDS = ['lang', 'deva', 'script', 'spell', 'amount', 'brand', 'plural', 'voice'];

test.each(KINDS)('searches of the kind "%s" find what they mean', (kind) => {
  const all = searches.filter((search) => search.kind === kind);
  const isFound = ({ ids, text }: (typeof all)[number]) =>
    demoSearch
      .find(text)
      .slice(0, 3)
      .some((id) => ids.test(id));
  const missed = all.filter((search) => !isFound(search));
  const found = all.length - missed.length;
  console.log(`${kind}: ${found} of ${all.length}`, ...missed.map(({ text }) => text));
  expect(found).toBeGreaterThanOrEqual((all.length * MIN_FOUND) / 100);
});

const ANYTHING = /./;

test.each<[typed: string, never: RegExp]>([
  // Halad is turmeric in Marathi, gud jaggery; one honey comes from Gudalur.
  ['halad', /flax/],
  ['gud', /honey/],
  // Grams are grams, and no other pack is as large.
  ['1000 g', /-\d00g$/],
  ['5 kg, 2 kg', ANYTHING],
  // Known, and not for sale; some begin or sound like what is.
  ['aam, bel, kanda, kaju, khaskhas, प्याज', ANYTHING],
  ['lahsun powder, wheat flour, urad dal, castor oil', ANYTHING],
  ['chana dal', /toor|masoor/],
  // Unknown, with a word that stands at many products or at none.
  ['xylophone, xylophone powder, olive oil, saree', ANYTHING],
  ['pantry', /sesame/],
  // Weighs nothing.
  ['best price online, good, ,   ', ANYTHING],
])('“%s” find nothing wrong', (all, wrong) => {
  const found = (typed: string) => demoSearch.find(typed).filter((id) => wrong.test(id));
  expect(all.split(', ').flatMap(found)).toEqual([]);
});

test.each([
  ['haldi', 'haldi ka ke ki chahiye price buy online'],
  ['हल्दी', 'हल्दी का भाव'],
  ['shahad', 'mujhe shahad chahiye'],
  ['haldi powder', 'haldipowder'],
  ['kali mirch', 'kalimirch'],
  ['beet root', 'beetroot'],
  ['multigrain', 'multi grain'],
  ['haldi', 'halodhi'],
])('"%s" and "%s" find the same', (one, other) => {
  const found = demoSearch.find(one);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(demoSearch.find(other))).toEqual(new Set(found));
});

test('where it grew is found by whole words; what else is not finished yet finds more while it is typed; each search belongs to a kind', () => {
  expect(demoSearch.find('gudalur').length).toBeGreaterThan(0);
  for (const isTyping of [true, false]) expect(demoSearch.find('gudalu', isTyping)).toEqual([]);
  const patterns = { hal: /turmeric/, sah: /moringa/, मिर: /chilli|pepper/, aam: /amla/ };
  for (const [typed, id] of Object.entries({ ...patterns, 'kali mi': /pepper/, ka: ANYTHING }))
    expect(demoSearch.find(typed, true).join(' '), typed).toMatch(id);
  expect(demoSearch.find('aam')).toEqual([]);
  expect(searches.length).toBeGreaterThan(400);
  expect(searches.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
});
