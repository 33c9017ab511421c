// A short sound for a new order, made by the browser: no file to load, and none without a network. Browsers let a page
// sound only after a tap.

/** The two notes, Hz and s from the start. */
const NOTES = [
  { pitch: 784, at: 0 },
  { pitch: 1047, at: 0.18 },
];
const LASTS_S = 0.3;
const LOUDNESS = 0.25;

let context: AudioContext | null = null;

/** Makes ready at each tap, for as long as `isWanted` says so; a phone may have ended the sound meanwhile. */
export function readyToRing(isWanted: () => boolean): void {
  addEventListener('pointerdown', () => {
    if (!isWanted() || !('AudioContext' in window)) return;
    context ??= new AudioContext();
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  });
}

/** Rings; silent before the first tap. */
export function ring(): void {
  if (context?.state !== 'running') return;
  for (const { pitch, at } of NOTES) {
    const begin = context.currentTime + at;
    const note = new OscillatorNode(context, { frequency: pitch });
    const loudness = new GainNode(context, { gain: LOUDNESS });
    // Fades out; it would click otherwise.
    loudness.gain.setValueAtTime(LOUDNESS, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + LASTS_S);
    note.connect(loudness).connect(context.destination);
    note.start(begin);
    note.stop(begin + LASTS_S);
  }
}
