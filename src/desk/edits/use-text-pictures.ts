// New pictures of a text: a worker makes them, and this phone keeps them under their names until the text is saved.
import type { EditFile } from '#domain/editing/edited-fields.ts';
import { addressOfTextPicture, textPicturesIn } from '#domain/product/desk/text-pictures.ts';
import type { FilesDraft } from './kept-typing.ts';
import { makeTextPicture } from './make-picture.ts';
import { pictureProblem } from './messages.ts';
import { addDraftFiles, readDraftFiles, useLocalPictures } from './use-draft-files.ts';
import type { WaitingEdit } from './use-waiting-edits.ts';

/** The attributes by which the text names the picture. */
type NewTextPicture = { src: string; width: number; height: number };
type MadeForText = NewTextPicture | string;

export type TextPictures = {
  /** Object URLs of the pictures that only this phone has. */
  local: ReadonlyMap<string, string>;
  /**
   * Makes a picture from each photo and has them put into the text, while the form's typing lasts. Instead of a picture
   * that cannot be made: why not, in words.
   */
  add(photos: readonly File[], put: (made: readonly MadeForText[]) => void): Promise<void>;
};

/** Props of a rich-text field. */
export type RichTextProps = {
  label: string;
  html: string;
  error: string | undefined;
  /** Of the text, if it is another one than the page's. */
  lang?: string | undefined;
  /** Given if the text may get new pictures. */
  pictures?: TextPictures;
  onChange(html: string): void;
};

export function useTextPictures(draft: FilesDraft, waiting: readonly WaitingEdit[]): TextPictures {
  const local = useLocalPictures(draft.name, waiting, itself);
  async function makeOne(photo: File, isWanted: () => boolean): Promise<MadeForText> {
    const made = await makeTextPicture(photo);
    if (typeof made === 'string') return pictureProblem(photo.name, made);
    const { digest: name, type, bytes, width, height } = made;
    const problem = await addDraftFiles(draft.name, [{ name, type, bytes }], isWanted);
    return problem ?? { src: addressOfTextPicture(name), width, height };
  }
  const add: TextPictures['add'] = (photos, put) =>
    draft.make(photos.length, async ({ isWanted, next }) => {
      const all: MadeForText[] = [];
      for (const photo of photos) {
        if (isWanted()) all.push(await makeOne(photo, isWanted));
        next();
      }
      if (isWanted()) put(all);
      return all.every((made) => typeof made !== 'string');
    });
  return { local, add };
}

/** The new files that go with a text; the shop already has the other pictures that it names. */
export async function filesOfText(draft: string, html: string): Promise<EditFile[]> {
  const named = textPicturesIn(html);
  return (await readDraftFiles(draft)).filter(({ name }) => named.includes(name));
}

const itself = (name: string) => name;
