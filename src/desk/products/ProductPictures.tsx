import { useState } from 'react';
import { filesOf, MAX_PICTURES } from '#domain/product/desk/product-files.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { FilesDraft } from '../edits/kept-typing.ts';
import { makePicture } from '../edits/make-picture.ts';
import { makingWords, pictureProblem } from '../edits/messages.ts';
import { PhotoChooser } from '../edits/PhotoChooser.tsx';
import { addDraftFiles } from '../edits/use-draft-files.ts';
import { INPUT_LABELS } from './input-texts.ts';
import {
  COVER,
  earlierOf,
  laterOf,
  PICTURE_EARLIER,
  PICTURE_LATER,
  PICTURE_REMOVE,
  PICTURES_HINT,
  removeOf,
  tooManyPictures,
} from './messages.ts';

type PicturesProps = {
  productId: string | null;
  draft: FilesDraft;
  /** Picture names, the cover first. */
  pictures: readonly string[];
  /** Object URLs of the pictures that only this phone has. */
  local: ReadonlyMap<string, string>;
  onChange(change: (pictures: readonly string[]) => string[]): void;
};

/** A product's pictures: taken, chosen, reordered and removed. A worker makes their sizes. */
export function ProductPictures({ productId, draft, pictures, local, onChange }: PicturesProps) {
  const { making } = draft;
  const [problems, setProblems] = useState<string[]>([]);

  async function add(photos: readonly File[]) {
    const room = Math.max(0, MAX_PICTURES - pictures.length - making);
    const taken = photos.slice(0, room);
    const found = photos.length > room ? [tooManyPictures(MAX_PICTURES)] : [];
    setProblems([]);
    await draft.make(taken.length, async ({ isWanted, next }) => {
      const failed: string[] = [];
      for (const photo of taken) {
        const problem = isWanted() ? await addOne(photo, isWanted) : null;
        if (problem !== null) failed.push(problem);
        next();
      }
      setProblems([...found, ...failed]);
      return failed.length === 0;
    });
  }
  async function addOne(photo: File, isWanted: () => boolean): Promise<string | null> {
    const made = await makePicture(photo);
    if (typeof made === 'string') return pictureProblem(photo.name, made);
    const problem = await addDraftFiles(draft.name, filesOf(made), isWanted);
    const isIn = problem === null && isWanted();
    if (isIn) onChange((them) => [...them.filter((it) => it !== made.picture), made.picture]);
    return problem;
  }
  const move = (at: number, by: number) =>
    onChange((them) => {
      const next = [...them];
      const [picture] = next.splice(at, 1);
      if (picture !== undefined) next.splice(at + by, 0, picture);
      return next;
    });
  return (
    <fieldset className="desk-pictures">
      <legend className="field__label">{INPUT_LABELS.photoURL}</legend>
      {pictures.length > 0 && (
        <ol>
          {pictures.map((picture, at) => (
            <li key={picture}>
              <span className="desk-pictures__picture">
                <Shown productId={productId} picture={picture} address={local.get(picture)} />
                {at === 0 && <span className="desk-pictures__cover">{COVER}</span>}
              </span>
              <span className="desk-links">
                {at > 0 && (
                  <Button
                    variant="link"
                    aria-label={earlierOf(at + 1)}
                    onClick={() => move(at, -1)}
                  >
                    {PICTURE_EARLIER}
                  </Button>
                )}
                {at < pictures.length - 1 && (
                  <Button variant="link" aria-label={laterOf(at + 1)} onClick={() => move(at, 1)}>
                    {PICTURE_LATER}
                  </Button>
                )}
                <Button
                  variant="link"
                  aria-label={removeOf(at + 1)}
                  onClick={() => onChange((them) => them.filter((it) => it !== picture))}
                >
                  {PICTURE_REMOVE}
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <PhotoChooser isForMany onChoose={(photos) => void add(photos)} />
      <p className="field__hint">{PICTURES_HINT}</p>
      {making > 0 && <p role="status">{makingWords(making)}</p>}
      {problems.length > 0 && (
        <Notice tone="careful" isUrgent>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </fieldset>
  );
}

type ShownProps = { productId: string | null; picture: string; address: string | undefined };

function Shown({ productId, picture, address }: ShownProps) {
  if (address) return <img className="picture" src={address} width={100} height={100} alt="" />;
  return productId === null ? null : <Thumbnail productId={productId} image={picture} />;
}
