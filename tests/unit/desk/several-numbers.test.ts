// @vitest-environment jsdom
// Tracking numbers of several parcels: the same one twice, and codes that the camera sees.
import { afterEach, expect, test, vi } from 'vitest';
import * as numbers from '#domain/order/desk/parcel-numbers.ts';
import { codeReader, watchCamera } from '../../../src/desk/several/camera.ts';

const ORDERS = { a: 'A1111-AAAAA', b: 'B2222-BBBBB', c: 'C3333-CCCCC' } as const;
const parcels = (typed: Partial<Record<keyof typeof ORDERS, string>>): numbers.Parcel[] =>
  Object.entries(ORDERS).map(([key, orderNo]) => ({
    ...{ key, orderNo, number: typed[key as keyof typeof ORDERS] ?? '' },
  }));
const sent = (key: string, number: string) => ({ key, orderNo: `SENT-${key}`, number });

const ALL = { a: `${ORDERS.b} SENT-x`, b: `${ORDERS.a} SENT-x` };
test.each<[string, Parameters<typeof parcels>[0], numbers.Parcel[], Record<string, string>]>([
  ['two different ones', { a: 'EM1', b: 'EM2' }, [], {}],
  ['no number twice', { a: ' ', b: '' }, [sent('x', '')], {}],
  ['one for two parcels', { a: 'EM 1', c: 'em-1' }, [], { a: ORDERS.c, c: ORDERS.a }],
  ['one that left before', { b: 'EM123IN' }, [sent('x', 'EM 123 IN')], { b: 'SENT-x' }],
  ['its own, saved before', { b: 'EM1' }, [sent('b', 'EM1')], {}],
  ['one for all', { a: '7', b: '7' }, [sent('x', '7')], ALL],
])('the same number is named beside its field: %s', (_, typed, given, named) => {
  const same = [...numbers.sameNumbers(parcels(typed), given)].map(([key, nos]) => [
    key,
    nos.join(' '),
  ]);
  expect(Object.fromEntries(same)).toEqual(named);
});

/** Scans one code after the other, 500 ms apart, or later where it says so (`+9000`). */
function scan(codes: string, before: Parameters<typeof parcels>[0] = {}) {
  let after = numbers.NOTHING_SCANNED;
  let now = 0;
  const typed = { ...before } as Record<string, string>;
  const said = codes.split(' ').flatMap((code) => {
    now += code.startsWith('+') ? Number(code) : 500;
    if (code.startsWith('+')) return [];
    const it = numbers.placeScanned(code, parcels(typed), after, now);
    after = it.after;
    if (it.is === 'number') {
      if (it.from) delete typed[it.from];
      typed[it.parcel.key] = it.number;
    }
    return [it.is];
  });
  return { said: said.join(' '), typed };
}

const [TWO, FULL] = [
  { a: 'EM0001', b: 'EM0002' },
  { a: 'one', b: 'two', c: 'three' },
];
test.each<[string, string, string, object, object?]>([
  ['go from field to field', 'EM0001 EM0002', 'number number', TWO],
  ['skip full fields', 'EM0001', 'number', { a: 'OWN-123', b: 'EM0001' }, { a: 'OWN-123' }],
  ['are never entered twice', 'EM0001 EM0001 em-0001', 'number known known', { a: 'EM0001' }],
  ['go where the label was scanned', 'C3333-CCCCC EM0001', 'order number', { c: 'EM0001' }],
  ['go with a label in the picture', 'EM0001 B2222-BBBBB', 'number number', { b: 'EM0001' }],
  ['stay at their label', 'EM0001 A1111-AAAAA EM0002', 'number number number', TWO],
  ['stay for a later one', 'EM0001 +9000 B2222-BBBBB EM0002', 'number order number', TWO],
  ['replace a wrong one', 'A1111-AAAAA EM0002', 'order number', { a: 'EM0002' }, { a: 'EM0001' }],
  ['have no room left', 'EM0009IN', 'full', FULL, FULL],
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
  const getUserMedia = vi.fn().mockResolvedValue({ getTracks: () => [{ stop }] });
  if (error) getUserMedia.mockRejectedValue(error);
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

const long = (code: string, times: number) => Array<string[]>(times).fill([code]);

test.each<[string, string[][], string[]]>([
  ['seen once, askew, it does not count', [['EM0001'], ['EM0007'], ['EM0001']], []],
  ['held still, it counts once', long('EM0001', 30), ['EM0001']],
  ['two in one picture both count', Array(3).fill(['A', 'B']), ['A', 'B']],
  ['shown again later', [...long('A', 3), ...Array(20).fill([]), ...long('A', 3)], ['A', 'A']],
])('a code before the camera: %s', async (_, pictures, told) => {
  const seen = await watch([...pictures], pictures.length + 1);
  expect(seen.told).toEqual(told);
  expect(seen.stopped, 'closing stops the camera').toBe(1);
  expect(seen.getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
});

test('a camera that is refused is said, and nothing is read', async () => {
  const refused = new DOMException('no', 'NotAllowedError');
  expect(await watch(long('A', 2), 3, refused)).toMatchObject({ failed: refused, told: [] });
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
