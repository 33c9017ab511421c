// New pictures of a text: a worker makes them, and this phone keeps them under their names until the text is saved.
import type { EditFile } from '#domain/editing/edited-fields.ts';
import { addressOfTextPicture, textPicturesIn } from '#domain/product/desk/text-pictures.ts';
import { NOT_SAVED } from '../messages.ts';
import { makeTextPicture } from './make-picture.ts';
import { pictureProblem } from './messages.ts';
import { addDraftFiles, readDraftFiles, useLocalPictures } from './use-draft-files.ts';
import type { WaitingEdit } from './use-waiting-edits.ts';

/** The attributes by which the text names the picture. */
type NewTextPicture = { src: string; width: number; height: number };

export type TextPictures = {
  /** Object URLs of the pictures that only this phone has. */
  local: ReadonlyMap<string, string>;
  /** Makes a picture from a photo; or returns why not, in words. */
  add(photo: File): Promise<NewTextPicture | string>;
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

/** `draft`: the name of the form's draft. */
export function useTextPictures(draft: string, waiting: readonly WaitingEdit[]): TextPictures {
  const local = useLocalPictures(draft, waiting, itself);
  async function add(photo: File): Promise<NewTextPicture | string> {
    const made = await makeTextPicture(photo);
    if (typeof made === 'string') return pictureProblem(photo.name, made);
    const { digest: name, type, bytes, width, height } = made;
    try {
      await addDraftFiles(draft, [{ name, type, bytes }]);
    } catch (error) {
      console.error(error);
      return NOT_SAVED;
    }
    return { src: addressOfTextPicture(name), width, height };
  }
  return { local, add };
}

/** The new files that go with a text; the shop already has the other pictures that it names. */
export async function filesOfText(draft: string, html: string): Promise<EditFile[]> {
  const named = textPicturesIn(html);
  return (await readDraftFiles(draft)).filter(({ name }) => named.includes(name));
}

const itself = (name: string) => name;
