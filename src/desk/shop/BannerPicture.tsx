import { useId, useState } from 'react';
import { filesOfBanner } from '#domain/settings/desk/banner-pictures.ts';
import { BANNER_PICTURES, type BannerScreen, bannerAddress } from '#domain/settings/home-page.ts';
import { FieldError } from '#ui/form/FieldFrame.tsx';
import type { FilesDraft } from '../edits/kept-typing.ts';
import { makeBanner } from '../edits/make-picture.ts';
import { makingWords, pictureProblem } from '../edits/messages.ts';
import { PhotoChooser } from '../edits/PhotoChooser.tsx';
import { addDraftFiles } from '../edits/use-draft-files.ts';
import { BANNER_PICTURE_HINT, labelOf, ON_SCREENS, PICTURE_COMES_LATER } from './messages.ts';

type BannerPictureProps = {
  number: number;
  draft: FilesDraft;
  /** Names of its pictures; empty if there are none yet. */
  wide: string;
  narrow: string;
  error: string | undefined;
  /** Object URLs of the pictures that only this phone has. */
  local: ReadonlyMap<string, string>;
  /** Whether a picture is being made. */
  isHeld: boolean;
  onMade(names: Record<BannerScreen, string>): void;
};

/** A banner's pictures for phones and wide screens, both made by a worker from one photo. */
export function BannerPicture({
  number,
  draft,
  wide,
  narrow,
  error,
  local,
  isHeld,
  onMade,
}: BannerPictureProps) {
  const id = useId();
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  async function choose(photo: File) {
    setProblem(undefined);
    setIsMaking(true);
    await draft.make(2, async ({ isWanted }) => {
      const failed = await makeBoth(photo, isWanted);
      setProblem(failed ?? undefined);
      return failed === null;
    });
    setIsMaking(false);
  }
  async function makeBoth(photo: File, isWanted: () => boolean): Promise<string | null> {
    const made = await makeBanner(photo);
    if (typeof made === 'string') return pictureProblem(photo.name, made);
    const problem = await addDraftFiles(draft.name, filesOfBanner(made), isWanted);
    const isIn = problem === null && isWanted();
    if (isIn) onMade({ wide: made.wide.digest, narrow: made.narrow.digest });
    return problem;
  }
  const shown = { narrow, wide };
  const wrong = problem ?? error;
  return (
    <fieldset className={`desk-banner${wrong ? ' field--wrong' : ''}`}>
      <legend className="field__label">{labelOf('wide', number)}</legend>
      {Object.entries(shown).map(([screen, picture]) => {
        const of = screen as BannerScreen;
        // Keyed by address, so that a new one is tried: a picture that only this phone has loads a moment after the
        // form.
        const address = local.get(picture) ?? bannerAddress(picture, of);
        return picture === '' ? null : (
          <figure key={screen}>
            <ShownPicture key={address} address={address} of={of} />
            <figcaption>{ON_SCREENS[of]}</figcaption>
          </figure>
        );
      })}
      <PhotoChooser
        isDisabled={isHeld}
        problemAt={wrong && `${id}-error`}
        onChoose={([photo]) => photo && void choose(photo)}
      />
      {wrong && (
        <FieldError id={id} isUrgent={problem !== undefined}>
          {wrong}
        </FieldError>
      )}
      <p className="field__hint">{BANNER_PICTURE_HINT}</p>
      {isMaking && isHeld && <p role="status">{makingWords(2)}</p>}
    </fieldset>
  );
}

/** Without a network, a picture that only the shop has cannot load. */
function ShownPicture({ address, of }: { address: string; of: BannerScreen }) {
  const [isAbsent, setIsAbsent] = useState(false);
  if (isAbsent) return <p className="desk-soft">{PICTURE_COMES_LATER}</p>;
  const { width, height } = BANNER_PICTURES[of];
  return (
    <img src={address} width={width} height={height} alt="" onError={() => setIsAbsent(true)} />
  );
}
