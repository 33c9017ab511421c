// The labels of parcels as a printer gets them: their codes are read back from the printed dots, no receiver's address is cut, and
// the courier collects what the order costs.
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { DeskOrder } from '#domain/device/tables.ts';
import { barsOf, qrOf } from '#domain/order/desk/labels/codes.ts';
import { LABEL_FORMATS, type LabelFormat } from '#domain/order/desk/labels/formats.ts';
import { labelOf } from '#domain/order/desk/labels/label.ts';
import { labelsPdf } from '#domain/order/desk/labels/labels-pdf.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { ADDRESS } from '../given.ts';
import { HIND, TAMIL } from './fonts.ts';
import { deskOrder, FACTS, line } from './order-table-orders.ts';

const SENDER = {
  ...{ name: 'Sehore Farm', address: ['14 Mandi Road', 'Sehore 466001'] },
  ...{ phone: '+91 98765 43210', fssai: '11223344556677' },
};
async function pagesOf(orders: readonly DeskOrder[], format: LabelFormat) {
  const labels = orders.map((order) => labelOf(order, SENDER, FACTS));
  const { bytes, missing } = await labelsPdf({ labels, format, title: 'Labels' }, HIND, [TAMIL]);
  expect(missing).toEqual([]);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1));
  return { pdf, pages: await Promise.all(pages) };
}

/** pdfjs makes canvases in Node, too. */
type Canvas = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
type Canvases = { create(width: number, height: number): Canvas };

/** The dots of a page, and the codes that a scanner reads in them. `dots`: a millimetre. */
async function scanned(page: PDFPageProxy, canvases: object, dots: number) {
  const viewport = page.getViewport({ scale: (dots * 25.4) / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas, context } = (canvases as Canvases).create(width, height);
  await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  const codes = (await scanRGBABuffer(data.buffer, width, height)).map((it) => {
    return { text: it.decode(), isBars: it.typeName.includes('CODE128'), points: it.points };
  });
  const row = (y: number) => Array.from({ length: width }, (_, x) => data[4 * (y * width + x)]);
  return { codes, row };
}

const textOf = async (page: PDFPageProxy) =>
  (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
const bare = (text: string) => text.replaceAll(/\s/g, '');
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    deskOrder({ totalPaise: 499_00 + at * 101, orderNo: `A1B2C-${10_000 + at * 977}` }),
  );

test.each(LABEL_FORMATS)(
  'on %s, the bars and the QR code of each label are read as its order’s number, by printers of 8 and of 12 dots a millimetre',
  async (format) => {
    const orders = [...numbered(3), deskOrder({ orderNo: 'F00BA-R0017', courier: 'India Post' })];
    const numbers = orders.map(({ orderNo }) => orderNo);
    const { pdf, pages } = await pagesOf(orders, format);
    expect(pages.length).toBe(format === 'a4' ? 1 : 4);
    for (const dots of [8, 12]) {
      const read = await Promise.all(pages.map((it) => scanned(it, pdf.canvasFactory, dots)));
      for (const isBars of [true, false]) {
        const found = read.map(({ codes }) => codes.filter((it) => it.isBars === isBars));
        const texts = found.flat().map(({ text }) => text);
        expect(texts.toSorted()).toEqual(numbers.toSorted());
        expect(found.every(({ length }) => length === orders.length / pages.length)).toBe(true);
      }
      if (dots !== 8) continue;
      for (const { codes, row } of read) {
        const bars = codes.find((it) => it.isBars)?.points[0]?.y ?? Number.NaN;
        // Where two on A4 are cut apart, a line is light grey.
        const grey = row(bars).filter((it = 128) => it > 8 && it < 200);
        expect(grey, 'no dot of the bars is grey').toEqual([]);
      }
    }
  },
);

const repeated = (words: string, length: number) => words.repeat(length).slice(0, length - 1);
const WORDS = {
  English: 'Behind the old post office, near Gandhi Chowk, ',
  Hindi: 'पुराने डाकघर के पीछे, गांधी चौक के पास, ',
  Tamil: 'பழைய தபால் நிலையத்தின் பின்புறம், காந்தி சாலை, ',
  'one word': 'Venkatanarasimharajuvaripeta',
};
const LONG_WORDS = Object.entries(WORDS).flatMap(([language, words]) =>
  LABEL_FORMATS.map((format) => [language, format, words] as const),
);

test.each(LONG_WORDS)(
  'the longest address in %s stands whole on its one label on %s, and its contents are counted',
  async (_, format, words) => {
    const address = {
      ...{ ...ADDRESS, name: `${repeated(words, 299)}A`, address: `${repeated(words, 499)}B` },
      ...{ landmark: `${repeated(words, 299)}C`, city: `${repeated(words, 299)}D` },
      otherPhone: '9123456780',
    };
    const lines = Array.from({ length: 100 }, (_, at) => line(`${at + 1} thing ${words}`, 1, 100));
    const { pages } = await pagesOf([deskOrder({ address, lines }), deskOrder()], format);
    expect(pages.length).toBe(format === 'a4' ? 1 : 2);
    const [page] = pages;
    if (!page) throw new Error('no page');
    const items = await textOf(page);
    const text = bare(items.map(({ str }) => str).join(''));
    for (const part of Object.values(address)) expect(text).toContain(bare(part));
    const shown = text.match(/1×\d+thing/g)?.length ?? 0;
    const more = Number(/and(\d+)more/.exec(text)?.[1] ?? 0);
    expect(shown + more).toBe(100);
    expect(more === 0).toBe(format === 'roll');
    const { width, height } = page.getViewport({ scale: 1 });
    for (const { transform } of items) {
      const [x, y] = [transform[4], transform[5]];
      // Of four on A4, it is the upper left one.
      const bottom = format === 'a4' && x < width / 2 ? height / 2 : 0;
      expect(x > 0 && x < width && y > bottom + 8 && y < height).toBe(true);
    }
  },
);

const linesOf = async (page: PDFPageProxy) =>
  (await textOf(page)).map(({ str }) => str.trim()).join('\n');
/** The texts of these orders' labels. */
async function textsOf(orders: readonly DeskOrder[], format: LabelFormat): Promise<string[]> {
  const { pages } = await pagesOf(orders, format);
  return Promise.all(pages.map(linesOf));
}

test('a word that fills a line is not broken for the space after it', async () => {
  const name = 'Venkatanarasimharajuvaripeta '.repeat(4).trim();
  const [text = ''] = await textsOf([deskOrder({ address: { ...ADDRESS, name } })], 'roll');
  expect(text.match(/^Venkat.*$/gm)).toEqual(name.split(' '));
});

test('letters that stand only in what a label leaves out do not keep the others from being printed', async () => {
  const left = Array.from({ length: 100 }, (_, at) =>
    line(`thing ${'XYZQ'.charAt(at - 96)}`, 1, 1),
  );
  const orders = [deskOrder({ lines: left }), deskOrder({ orderNo: 'J' })];
  const [first, second] = await textsOf(orders, '4x6');
  expect(first).not.toMatch(/thing [XYZ]/);
  expect(second).toContain('Order J');
});

test('of thirty orders each has a label of its own, with what the courier collects: the order’s total', async () => {
  const said = await textsOf(numbered(30), 'a6');
  expect(said.map((it) => it.match(/Order [\w-]+|COD .+ to collect/g)?.toSorted())).toEqual(
    numbered(30).map(({ orderNo, totalPaise }) => [
      ...[`COD ${formatPaise(totalPaise)} to collect`, `Order ${orderNo}`],
    ]),
  );
});

const NEFT = { paymentMethod: 'NEFT' } as const;
const RAGI = line('ragi', 2, 100);
const partLater = { ...RAGI, preorderWeeks: 2, preorderPieces: 1 };
const LICENCE = 'FSSAI Lic. No. 11223344556677';
test.each<[string, Partial<DeskOrder>, string[], saysNot?: RegExp]>([
  ['to be paid at the door', {}, ['COD ₹499 to collect', LICENCE], /PREPAID/],
  ['paid', { ...NEFT, status: 'success' }, ['PREPAID'], /COD|DO NOT/],
  ['paid at the door by now', { status: 'success' }, ['PREPAID'], /COD/],
  ['not paid, by transfer', NEFT, ['DO NOT COLLECT CASH'], /COD|PREPAID/],
  ['sold by weight', { lines: [RAGI, line('tea', 1, 100)] }, ['2.25 kg', '2 × ragi']],
  ['sold by volume in part', { lines: [RAGI, line('honey', 1, 100)] }, ['2 × ragi'], /kg/],
  ['with a courier', { courier: 'DTDC', trackingNumber: 'D42' }, ['DTDC D42 · 1 kg']],
  ['to follow in part', { timestamp: 1, lines: [partLater] }, ['2 × ragi (1 of 2 pre-ordered)']],
])('the label of an order that is %s says $2', async (_, change, says, saysNot) => {
  const text = (await textsOf([deskOrder(change)], 'roll')).join('\n');
  for (const words of says) expect(text).toContain(words);
  if (saysNot) expect(text).not.toMatch(saysNot);
});

test('each bar is two or three whole dots for each module, with ten modules of white beside; a number that does not fit has no bars, but always a QR code', () => {
  for (const dots of [3, 2]) {
    const most = dots === 3 ? 576 : 400;
    const { width = 0, bars = [] } = barsOf('A1B2C-D3E4F', most) ?? {};
    expect(bars.flatMap((it) => [it.x % dots, it.width % dots]).every((it) => it === 0)).toBe(true);
    const end = Math.max(...bars.map((it) => it.x + it.width));
    expect([bars[0]?.x, width - end]).toEqual([10 * dots, 10 * dots]);
    expect(width).toBeLessThanOrEqual(most);
  }
  for (const number of ['', 'क्रम-12', 'A'.repeat(80)]) expect(barsOf(number, 576)).toBeNull();
  const { width, bars } = qrOf('क्रम-12');
  expect(Math.min(...bars.flatMap(({ x, y }) => [x, y]))).toBe(4 * 5);
  expect(Math.max(...bars.map((it) => it.x + it.width))).toBe(width - 4 * 5);
});
