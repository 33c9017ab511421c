// New pictures of a text: made by a worker, and kept on this phone under their names until the text is saved.
import type { EditFile } from '#domain/editing/edited-fields.ts';
import { addressOfTextPicture, textPicturesIn } from '#domain/product/desk/text-pictures.ts';
import { NOT_SAVED } from '../messages.ts';
import { makeTextPicture } from './make-picture.ts';
import { pictureProblem } from './messages.ts';
import { addDraftFiles, readDraftFiles, useLocalPictures } from './use-draft-files.ts';
import type { WaitingEdit } from './use-waiting-edits.ts';

/** As the text names it. */
type NewTextPicture = { src: string; width: number; height: number };

export type TextPictures = {
  /** Addresses of those that only this phone has. */
  local: ReadonlyMap<string, string>;
  /** Makes one of a photo; or says why that cannot be. */
  add(photo: File): Promise<NewTextPicture | string>;
};

/** A field for such a text. */
export type RichTextProps = {
  label: string;
  html: string;
  error: string | undefined;
  /** Pictures in the text, where it may have new ones. */
  pictures?: TextPictures;
  onChange(html: string): void;
};

/** `draft`: the name of what is typed there. */
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

/** The files that go with a text: what it names besides is at the shop already. */
export async function filesOfText(draft: string, html: string): Promise<EditFile[]> {
  const named = textPicturesIn(html);
  return (await readDraftFiles(draft)).filter(({ name }) => named.includes(name));
}

const itself = (name: string) => name;
