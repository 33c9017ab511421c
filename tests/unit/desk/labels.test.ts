// The labels of parcels as a printer gets them: their codes are read back from the printed dots, no receiver's address is cut, and
// the courier collects what the order costs.
import { readFileSync } from 'node:fs';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { DeskOrder } from '#domain/device/tables.ts';
import { barsOf, qrOf } from '#domain/order/desk/labels/codes.ts';
import { LABEL_FORMATS, type LabelFormat } from '#domain/order/desk/labels/formats.ts';
import { labelOf, whyNoLabel } from '#domain/order/desk/labels/label.ts';
import { labelsPdf } from '#domain/order/desk/labels/labels-pdf.ts';
import type { SheetFonts } from '#domain/print/pdf-document.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { ADDRESS } from '../given.ts';
import { deskOrder, FACTS, line } from './order-table-orders.ts';

const SENDER = {
  ...{ name: 'Sehore Farm', address: ['14 Mandi Road', 'Sehore 466001'] },
  ...{ phone: '+91 98765 43210', fssai: '11223344556677' },
};
const fontFile = (path: string): ArrayBuffer =>
  new Uint8Array(
    readFileSync(new URL(`../../../node_modules/@expo-google-fonts/${path}`, import.meta.url)),
  ).buffer;
const fontOf = (family: string, name: string): SheetFonts => ({
  regular: fontFile(`${family}/400Regular/${name}_400Regular.ttf`),
  bold: fontFile(`${family}/600SemiBold/${name}_600SemiBold.ttf`),
});
const HIND = fontOf('hind', 'Hind');
const TAMIL = fontOf('noto-sans-tamil', 'NotoSansTamil');

async function pagesOf(orders: readonly DeskOrder[], format: LabelFormat) {
  const labels = orders.map((order) => labelOf(order, SENDER, FACTS));
  const { bytes, missing } = await labelsPdf({ labels, format, title: 'Labels' }, HIND, [TAMIL]);
  expect(missing).toEqual([]);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1));
  return { pdf, pages: await Promise.all(pages) };
}

/** pdfjs makes canvases in Node, too. */
type Canvases = {
  create(
    width: number,
    height: number,
  ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
};

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
        const texts = read.map(({ codes }) => codes.filter((it) => it.isBars === isBars));
        expect(
          texts
            .flat()
            .map(({ text }) => text)
            .toSorted(),
        ).toEqual(numbers.toSorted());
        expect(texts.every(({ length }) => length === orders.length / pages.length)).toBe(true);
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
    for (const part of [address.name, address.address, address.landmark, address.city]) {
      expect(text).toContain(bare(part));
    }
    for (const part of ['302001', '9876543210', '9123456780', 'Rajasthan']) {
      expect(text).toContain(part);
    }
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

test('a word that fills a line is not broken for the space after it', async () => {
  const name = 'Venkatanarasimharajuvaripeta '.repeat(4).trim();
  const { pages } = await pagesOf([deskOrder({ address: { ...ADDRESS, name } })], 'roll');
  const items = (await Promise.all(pages.map(textOf))).flat().map(({ str }) => str.trim());
  expect(items.filter((it) => it.startsWith('Venkat'))).toEqual(name.split(' '));
});

test('letters that stand only in what a label leaves out do not keep the others from being printed', async () => {
  const left = Array.from({ length: 100 }, (_, at) =>
    line(`thing ${'XYZQ'.charAt(at - 96)}`, 1, 1),
  );
  const { pages } = await pagesOf([deskOrder({ lines: left }), deskOrder({ orderNo: 'J' })], '4x6');
  const texts = await Promise.all(pages.map(textOf));
  const [first, second] = texts.map((items) => items.map(({ str }) => str).join('\n'));
  expect(first).not.toMatch(/thing [XYZ]/);
  expect(second).toContain('Order J');
});

test('of thirty orders each has a label of its own, with what the courier collects: the order’s total', async () => {
  const orders = numbered(30);
  const { pages } = await pagesOf(orders, 'a6');
  const texts = await Promise.all(pages.map(textOf));
  const said = texts.map((items) => items.map(({ str }) => str).join('\n'));
  expect(said.map((it) => it.match(/Order [\w-]+/g))).toEqual(
    orders.map(({ orderNo }) => [`Order ${orderNo}`]),
  );
  expect(said.map((it) => it.match(/COD .+ to collect/g))).toEqual(
    orders.map(({ totalPaise }) => [`COD ${formatPaise(totalPaise)} to collect`]),
  );
});

const NEFT = { paymentMethod: 'NEFT' } as const;
const RAGI = line('ragi', 2, 100);
test.each<[string, Partial<DeskOrder>, string[], string[]]>([
  [
    'to be paid at the door',
    {},
    ['COD ₹499 to collect', 'FSSAI Lic. No. 11223344556677'],
    ['PREPAID'],
  ],
  ['paid', { ...NEFT, status: 'success' }, ['PREPAID'], ['COD', 'DO NOT']],
  ['paid at the door by now', { status: 'success' }, ['PREPAID'], ['COD']],
  ['not paid, by transfer', NEFT, ['DO NOT COLLECT CASH'], ['COD', 'PREPAID']],
  ['sold by weight', { lines: [RAGI, line('tea', 1, 100)] }, ['2.25 kg', '2 × ragi'], []],
  ['sold by volume in part', { lines: [RAGI, line('honey', 1, 100)] }, ['2 × ragi'], ['kg']],
  ['with a courier', { courier: 'DTDC', trackingNumber: 'D42' }, ['DTDC D42 · 1 kg'], []],
  [
    'pre-ordered in part',
    { timestamp: 1, lines: [{ ...RAGI, preorderWeeks: 2, preorderPieces: 1 }] },
    ['2 × ragi (1 of 2 pre-ordered)'],
    [],
  ],
])('the label of an order that is %s says %3$j', async (_, change, says, saysNot) => {
  const { pages } = await pagesOf([deskOrder(change)], 'roll');
  const items = (await Promise.all(pages.map(textOf))).flat();
  const text = items.map(({ str }) => str).join('\n');
  for (const words of says) expect(text).toContain(words);
  for (const words of saysNot) expect(text).not.toContain(words);
});

test.each<[string, Partial<DeskOrder>, string | null]>([
  ['to pack', {}, null],
  ['on its way', { deliveryStatus: 'shipped' }, null],
  ['not paid yet', NEFT, null],
  ['on hold', { deliveryStatus: 'pending', heldReason: 'stock', acceptedAt: null }, 'hold'],
  [
    'cancelled, with money to give back',
    { status: 'success', deliveryStatus: 'cancel' },
    'cancelled',
  ],
  ['just arriving', { acceptedAt: null }, 'coming'],
])('an order that is %s gets no label because of: %3$s', (_, change, why) => {
  expect(whyNoLabel(deskOrder(change))).toBe(why);
});

test('each bar is two or three whole dots for each module, with ten modules of white beside; a number that does not fit has no bars, but always a QR code', () => {
  for (const [most, dots] of [
    [576, 3],
    [400, 2],
  ] as const) {
    const { width = 0, bars = [] } = barsOf('A1B2C-D3E4F', most) ?? {};
    expect(bars.flatMap((it) => [it.x % dots, it.width % dots]).every((it) => it === 0)).toBe(true);
    const last = bars.at(-1);
    expect(bars[0]?.x).toBe(10 * dots);
    expect(width - (last?.x ?? 0) - (last?.width ?? 0)).toBe(10 * dots);
    expect(width).toBeLessThanOrEqual(most);
  }
  for (const number of ['', 'क्रम-12', 'A'.repeat(80)]) expect(barsOf(number, 576)).toBeNull();
  const { width, bars } = qrOf('क्रम-12');
  expect(Math.min(...bars.flatMap(({ x, y }) => [x, y]))).toBe(4 * 5);
  expect(Math.max(...bars.map((it) => it.x + it.width))).toBe(width - 4 * 5);
});
