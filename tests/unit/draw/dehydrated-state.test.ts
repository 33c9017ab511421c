// A drawn page's dehydrated state, from which its code hydrates.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import {
  dehydratedHtml,
  readDehydrated,
  recordingReader,
  startingCatalogue,
} from '../../../src/shop/draw/dehydrated-state.ts';
import { catalogueOf } from '../given.ts';

const NAMES = { categories: [{ id: 'oils', categoryName: 'Oils' }], brands: [] };

/** A catalogue that knows names and one blog, and records the questions it gets. */
function catalogue(names: typeof NAMES | null = NAMES) {
  const asked: string[] = [];
  const reader = catalogueOf({
    names: async () => {
      asked.push('names');
      return names;
    },
    blog: async (id) => [{ id, heading: `From the device: ${id}`, content: '' }],
  });
  return { asked, reader };
}

test('a drawn page starts with its dehydrated state; once it has started it asks the device, and keeps that state while the device has nothing', async () => {
  const { reader, answers } = recordingReader(catalogue().reader);
  await reader.names();
  const device = catalogue(null);
  const start = startingCatalogue({ answers, savesData: false }, async () => device.reader);
  expect(await start.reader.names()).toEqual(NAMES);
  expect([start.wasEnough(), device.asked]).toEqual([true, []]);
  start.endStart();
  expect(await start.reader.names()).toEqual(NAMES);
  expect(device.asked).toEqual(['names']);
  expect(await start.reader.blog('x')).toMatchObject([{ heading: 'From the device: x' }]);
});

const pageWith = (html: string) => new JSDOM(html).window.document;

test('nothing in the data ends its element, and a page goes on from the very data that it was drawn with', () => {
  const x = { name: '</script><script>alert(1)</script><!--' };
  const answers = { '["names"]': NAMES, '["product","gone"]': null, x };
  const html = dehydratedHtml({ answers, savesData: true });
  expect(html.match(/<\/script>|<!--/g)).toHaveLength(1);
  expect(readDehydrated(pageWith(html))).toEqual({ answers, savesData: true });
  expect(readDehydrated(pageWith('<p>Opening</p>'))).toBeNull();
});

const names = JSON.stringify(NAMES);

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a later version’s form', `{"version":2,"catalogue":{"names":${names}},"savesData":false}`],
  ['no answers', '{"savesData":false}'],
  ['null for the names', '{"answers":{"[\\"names\\"]":null},"savesData":false}'],
  ['a text for a product', `{"answers":{"[\\"names\\"]":${names},"x":"oil"},"savesData":false}`],
  ['not for whom it was drawn', `{"answers":{"[\\"names\\"]":${names}}}`],
])('a page whose data says %s starts without it', (_, data) => {
  const html = `<script type="application/json" id="dehydrated-state">${data}</script>`;
  expect(readDehydrated(pageWith(html))).toBeNull();
});
