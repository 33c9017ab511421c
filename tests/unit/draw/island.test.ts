// The data that a drawn page carries, from which its code goes on.
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import {
  islandHtml,
  readIsland,
  recordingReader,
  startingCatalogue,
} from '../../../src/draw/island.ts';

const NAMES = { categories: [{ id: 'oils', categoryName: 'Oils' }], brands: [] };

/** A catalogue that knows names and one blog, and counts what it is asked. */
function catalogue(names: typeof NAMES | null = NAMES): CatalogueReader & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    list: async () => null,
    product: async () => null,
    names: async () => {
      asked.push('names');
      return names;
    },
    covers: async () => null,
    blogs: async () => null,
    settings: async () => null,
    blog: async (id) => {
      asked.push(`blog ${id}`);
      return [{ id, heading: `From the device: ${id}`, content: '' }];
    },
  };
}

describe('a page that was drawn', () => {
  test('starts with what it was drawn with, and asks the device for nothing', async () => {
    const { reader, answers } = recordingReader(catalogue());
    await reader.names();
    const device = catalogue(null);
    const start = startingCatalogue({ answers, savesData: false }, async () => device);
    expect(await start.reader.names()).toEqual(NAMES);
    expect(start.wasEnough()).toBe(true);
    expect(device.asked).toEqual([]);
  });

  test('is not as it was drawn when it needs something else, which the device answers', async () => {
    const { answers } = recordingReader(catalogue());
    const start = startingCatalogue({ answers, savesData: false }, async () => catalogue());
    expect(await start.reader.blog('moringa')).toMatchObject([
      { heading: 'From the device: moringa' },
    ]);
    expect(start.wasEnough()).toBe(false);
  });

  test('asks the device once it has started, and keeps what it was drawn with while the device has nothing', async () => {
    const { reader, answers } = recordingReader(catalogue());
    await reader.names();
    const device = catalogue(null);
    const start = startingCatalogue({ answers, savesData: false }, async () => device);
    start.endStart();
    expect(await start.reader.names()).toEqual(NAMES);
    expect(device.asked).toEqual(['names']);
  });

  test('without an island everything comes from the device', async () => {
    const device = catalogue();
    const start = startingCatalogue(null, async () => device);
    expect(await start.reader.names()).toEqual(NAMES);
    expect(start.wasEnough()).toBe(false);
  });
});

test('nothing in the data ends its element', () => {
  const answers = { x: '</script><script>alert(1)</script><!--' };
  const html = islandHtml({ answers, savesData: false });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.match(/<!--/g)).toBeNull();
  const data = />(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ answers, savesData: false });
});

const pageWith = (html: string) => new JSDOM(html).window.document;

test('a page goes on from the very data that it was drawn with', async () => {
  const { reader, answers } = recordingReader(catalogue());
  await reader.names();
  await reader.blog('moringa');
  const island = { answers, savesData: true };
  expect(readIsland(pageWith(islandHtml(island)))).toEqual(island);
});

test('a page that says that there is no such product goes on from that', () => {
  const answers = { '["names"]': NAMES, '["product","gone"]': null };
  const island = { answers, savesData: false };
  expect(readIsland(pageWith(islandHtml(island)))).toEqual(island);
});

test('a page without data to go on from starts without it', () => {
  expect(readIsland(pageWith('<p>Opening</p>'))).toBeNull();
});

const names = JSON.stringify(NAMES);

test.each([
  ['nothing', ''],
  ['half a text', '{"answers":{"[\\"names\\"]":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"answers"'],
  ['a list', '[]'],
  ['something else', '{"path":1}'],
  ['a later version’s form', `{"version":2,"catalogue":{"names":${names}},"savesData":false}`],
  ['no answers', '{"savesData":false}'],
  ['null for the answers', '{"answers":null,"savesData":false}'],
  ['a text for the answers', '{"answers":"[\\"names\\"]","savesData":false}'],
  ['a list for the answers', `{"answers":[${names}],"savesData":false}`],
  ['answers without the names', '{"answers":{"[\\"settings\\",[]]":{}},"savesData":false}'],
  ['null for the names', '{"answers":{"[\\"names\\"]":null},"savesData":false}'],
  ['a number for the names', '{"answers":{"[\\"names\\"]":5},"savesData":false}'],
  ['a text for a product', `{"answers":{"[\\"names\\"]":${names},"x":"oil"},"savesData":false}`],
  ['not for whom it was drawn', `{"answers":{"[\\"names\\"]":${names}}}`],
  ['a text for that', `{"answers":{"[\\"names\\"]":${names}},"savesData":"no"}`],
])('a page whose data says %s starts without it', (_, data) => {
  const html = `<script type="application/json" id="island">${data}</script>`;
  expect(readIsland(pageWith(html))).toBeNull();
});
