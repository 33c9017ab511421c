// Reads the codes that the phone's camera sees. Only some browsers read codes (Chrome on Android does); elsewhere numbers
// are typed. Source: Barcode Detection API, https://wicg.github.io/shape-detection-api/, read in November 2026.

/** Finds the codes in the picture that a video shows now. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<string[]>;

/** The codes on couriers' stickers. */
const FORMATS = ['code_128', 'code_39', 'itf', 'qr_code'];

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** This browser's reader of codes; null if it has none, or no camera may be asked for. */
export async function codeReader(): Promise<ReadCodes | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector || !('mediaDevices' in navigator)) return null;
  const supported = await BarcodeDetector.getSupportedFormats();
  const formats = FORMATS.filter((it) => supported.includes(it));
  if (formats.length === 0) return null;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** How long it waits between two pictures, ms: often enough for a hand, seldom enough for a battery. */
const PAUSE_MS = 150;
/** A code that was out of sight for so long, ms, was shown again on purpose. */
const AGAIN_MS = 2_000;

/**
 * Shows the back camera in `video` and tells each code once while it is in sight, until `signal` stops the camera. A code
 * counts when two pictures in a row show it: the older kinds of bars have no check digit, and one seen askew reads as
 * another number. Of several codes in a picture, one is told after the other, so that the page can answer each.
 * @throws DOMException if the camera is refused (NotAllowedError) or does not open
 */
export async function watchCamera(
  video: HTMLVideoElement,
  read: ReadCodes,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const seenAt = new Map<string, number>();
  let before: readonly string[] = [];
  while (!signal.aborted) {
    // A picture that cannot be read is no reason to stop.
    const seen = await read(video).catch(() => []);
    const now = Date.now();
    const sure = signal.aborted ? [] : seen.filter((it) => before.includes(it));
    const fresh = sure.find((it) => now - (seenAt.get(it) ?? 0) > AGAIN_MS);
    for (const code of sure) if (code === fresh || seenAt.has(code)) seenAt.set(code, now);
    if (fresh !== undefined) onCode(fresh);
    before = seen;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
