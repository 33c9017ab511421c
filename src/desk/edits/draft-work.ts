// Work for a form's draft that takes a while: pictures that are being made, and a save that waits for them. It goes on
// when the page is left. `draft`: the draft's name.
import { whileBusy } from '#browser/busy.ts';

export type Making = {
  /** False once the typing that the pictures belong to is saved or undone: nothing more of them may be kept. */
  isWanted(): boolean;
  /** One of them is done. */
  next(): void;
};

/** `ended`: whether all of them are in the draft. */
type Pictures = {
  draft: string;
  left: number;
  ended: Promise<boolean>;
  end(isWhole: boolean): void;
};

let underWay: readonly Pictures[] = [];
const saves = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();

const picturesOf = (draft: string) => underWay.filter((it) => it.draft === draft);

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back at every change; returns a stop function. */
export function onDraftWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many pictures are being made. */
export function makingFor(draft: string): number {
  return picturesOf(draft).reduce((sum, { left }) => sum + left, 0);
}

export function isBeingSaved(draft: string): boolean {
  return saves.has(draft);
}

/** Makes `count` pictures. `work` returns whether all of them are in the draft, and stored. */
export async function makeFor(
  draft: string,
  count: number,
  work: (making: Making) => Promise<boolean>,
): Promise<void> {
  let end: Pictures['end'] = () => undefined;
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const pictures = { draft, left: count, ended, end };
  underWay = [...underWay, pictures];
  tell();
  const isWanted = () => underWay.includes(pictures);
  const next = () => {
    pictures.left--;
    tell();
  };
  const isWhole = await whileBusy(() => work({ isWanted, next })).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  endPictures([pictures], isWhole);
}

/** Gives up the pictures that are being made: their typing is saved or undone. */
export function dropPictures(draft: string): void {
  endPictures(picturesOf(draft), false);
}

function endPictures(those: readonly Pictures[], isWhole: boolean): void {
  underWay = underWay.filter((it) => !those.includes(it));
  for (const { end } of those) end(isWhole);
  tell();
}

/** Waits for the pictures that are being made; false if one could not be made, or they were given up. */
export async function picturesMade(draft: string): Promise<boolean> {
  let isWhole = true;
  for (let all = picturesOf(draft); all.length > 0; all = picturesOf(draft)) {
    const ended = await Promise.all(all.map((it) => it.ended));
    isWhole &&= ended.every(Boolean);
  }
  return isWhole;
}

/** Runs one save at a time; a press during another one does nothing. */
export async function saveOnce(draft: string, save: () => Promise<void>): Promise<void> {
  if (saves.has(draft)) return;
  const saving = whileBusy(save);
  saves.set(draft, saving);
  tell();
  try {
    await saving;
  } finally {
    saves.delete(draft);
    tell();
  }
}

/** Waits until nothing is under way. */
export async function workOver(draft: string): Promise<void> {
  while (picturesOf(draft).length > 0 || saves.has(draft)) {
    await picturesMade(draft);
    await saves.get(draft)?.catch(() => undefined);
  }
}
