// @vitest-environment jsdom
// Tracking numbers of several parcels: the same one twice, and codes that the camera sees.
import { afterEach, expect, test, vi } from 'vitest';
import {
  NOTHING_SCANNED,
  type Parcel,
  placeScanned,
  sameNumbers,
} from '#domain/order/desk/parcel-numbers.ts';
import { codeReader, watchCamera } from '../../../src/desk/several/camera.ts';

const ORDERS = { a: 'A1111-AAAAA', b: 'B2222-BBBBB', c: 'C3333-CCCCC' } as const;
const parcels = (numbers: Partial<Record<keyof typeof ORDERS, string>>): Parcel[] =>
  Object.entries(ORDERS).map(([key, orderNo]) => ({
    ...{ key, orderNo, number: numbers[key as keyof typeof ORDERS] ?? '' },
  }));
const sent = (key: string, number: string) => ({ key, orderNo: `SENT-${key}`, number });

test.each<[string, Parameters<typeof parcels>[0], Parcel[], Record<string, string>]>([
  ['two different ones', { a: 'EM1', b: 'EM2' }, [], {}],
  ['no number twice', { a: ' ', b: '' }, [sent('x', '')], {}],
  ['one for two parcels', { a: 'EM 1', c: 'em-1' }, [], { a: ORDERS.c, c: ORDERS.a }],
  ['one that left before', { b: 'EM123IN' }, [sent('x', 'EM 123 IN')], { b: 'SENT-x' }],
  ['its own, saved before', { b: 'EM1' }, [sent('b', 'EM1')], {}],
  [
    'one for all',
    { a: '7', b: '7' },
    [sent('x', '7')],
    { a: `${ORDERS.b} SENT-x`, b: `${ORDERS.a} SENT-x` },
  ],
])('the same number is named beside its field: %s', (_, typed, given, named) => {
  const same = [...sameNumbers(parcels(typed), given)].map(([key, nos]) => [key, nos.join(' ')]);
  expect(Object.fromEntries(same)).toEqual(named);
});

/** Scans one code after the other, 500 ms apart, or later where it says so (`+9000`). */
function scan(codes: string, numbers: Parameters<typeof parcels>[0] = {}) {
  let after = NOTHING_SCANNED;
  let now = 0;
  const typed = { ...numbers } as Record<string, string>;
  const said = codes.split(' ').flatMap((code) => {
    now += code.startsWith('+') ? Number(code) : 500;
    if (code.startsWith('+')) return [];
    const it = placeScanned(code, parcels(typed), after, now);
    after = it.after;
    if (it.is === 'number') {
      if (it.from) delete typed[it.from];
      typed[it.parcel.key] = it.number;
    }
    return [it.is];
  });
  return { said: said.join(' '), typed };
}

test.each<[string, string, string, object, object?]>([
  [
    'go from field to field',
    'EM0001IN EM0002IN',
    'number number',
    { a: 'EM0001IN', b: 'EM0002IN' },
  ],
  [
    'skip fields that are full',
    'EM0001IN',
    'number',
    { a: 'OWN-123', b: 'EM0001IN' },
    { a: 'OWN-123' },
  ],
  [
    'are never entered twice',
    'EM0001IN EM0001IN em-0001-in',
    'number known known',
    { a: 'EM0001IN' },
  ],
  [
    'go to the order whose label was scanned',
    'C3333-CCCCC EM0001IN',
    'order number',
    { c: 'EM0001IN' },
  ],
  [
    'go with a label in the same picture',
    'EM0001IN B2222-BBBBB',
    'number number',
    { b: 'EM0001IN' },
  ],
  [
    'stay where a label of the same parcel is',
    'EM0001IN A1111-AAAAA EM0002IN',
    'number number number',
    { a: 'EM0001IN', b: 'EM0002IN' },
  ],
  [
    'stay where a label comes later',
    'EM0001IN +9000 B2222-BBBBB EM0002IN',
    'number order number',
    { a: 'EM0001IN', b: 'EM0002IN' },
  ],
  [
    'replace a wrong one after a label',
    'A1111-AAAAA EM0002IN',
    'order number',
    { a: 'EM0002IN' },
    { a: 'EM0001IN' },
  ],
  [
    'have no room left',
    'EM0009IN',
    'full',
    { a: 'one', b: 'two', c: 'three' },
    { a: 'one', b: 'two', c: 'three' },
  ],
  ['are no address of a page', 'https://post.example/t?x=1', 'other', {}],
  ['are no label of another order', 'D4444-DDDDD', 'other', {}],
])('scanned numbers %s', (_, codes, said, typed, before = {}) => {
  expect(scan(codes, before)).toEqual({ said, typed });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A camera that shows these pictures, each a list of codes, and then nothing more. */
async function watch(pictures: string[][], rounds: number, error?: DOMException) {
  vi.useFakeTimers({ now: 1_795_154_400_000 });
  const stop = vi.fn();
  const getUserMedia = vi.fn(async () => {
    if (error) throw error;
    return { getTracks: () => [{ stop }] };
  });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  const video = { play: async () => {} } as HTMLVideoElement;
  const told: string[] = [];
  const closing = new AbortController();
  const read = async () => pictures.shift() ?? [];
  const watching = watchCamera(video, read, (code) => told.push(code), closing.signal);
  const failed = watching.catch((it: unknown) => it);
  await vi.advanceTimersByTimeAsync(150 * rounds);
  closing.abort();
  await vi.advanceTimersByTimeAsync(150);
  return { told, failed: await failed, stopped: stop.mock.calls.length, getUserMedia };
}

const long = (code: string, times: number) => Array.from({ length: times }, () => [code]);

test.each<[string, string[][], string[]]>([
  ['seen once, askew, it does not count', [['EM0001'], ['EM0007'], ['EM0001']], []],
  ['held still, it counts once', long('EM0001', 30), ['EM0001']],
  [
    'two in one picture both count',
    [
      ['A', 'B'],
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['A', 'B'],
  ],
  [
    'shown again later, it counts again',
    [...long('A', 3), ...long('', 20).map(() => []), ...long('A', 3)],
    ['A', 'A'],
  ],
])('a code before the camera: %s', async (_, pictures, told) => {
  const seen = await watch([...pictures], pictures.length + 1);
  expect(seen.told).toEqual(told);
  expect(seen.stopped, 'closing stops the camera').toBe(1);
  const [wanted] = seen.getUserMedia.mock.calls[0] as unknown as [object];
  expect(wanted).toEqual({ video: { facingMode: 'environment' } });
});

test('a camera that is refused is said, and nothing is read', async () => {
  const refused = new DOMException('no', 'NotAllowedError');
  const { failed, told } = await watch([['A'], ['A']], 3, refused);
  expect(failed).toBe(refused);
  expect(told).toEqual([]);
});

test.each<[string, string[] | null, object, boolean]>([
  ['that reads no codes', null, { mediaDevices: {} }, false],
  ['that reads faces alone', [], { mediaDevices: {} }, false],
  ['without a camera for pages', ['itf'], {}, false],
  ['that reads some of them', ['ean_13', 'qr_code', 'code_128'], { mediaDevices: {} }, true],
])('a browser %s offers to scan only if it can', async (_, formats, navigator, isOffered) => {
  const made = vi.fn();
  class BarcodeDetector {
    static getSupportedFormats = async () => formats;
    detect = async () => [{ rawValue: 'EM1' }];
    constructor(options: object) {
      made(options);
    }
  }
  vi.stubGlobal('navigator', navigator);
  if (formats) vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  const read = await codeReader();
  expect(read !== null).toBe(isOffered);
  if (!read) return;
  expect(made).toHaveBeenCalledWith({ formats: ['code_128', 'qr_code'] });
  expect(await read(document.createElement('video'))).toEqual(['EM1']);
});
