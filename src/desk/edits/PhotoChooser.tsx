import type { ComponentProps } from 'react';
import { FROM_CAMERA, FROM_GALLERY, ONE_FROM_GALLERY } from './messages.ts';

type ChooserProps = {
  /** Whether several may be chosen at once. */
  isForMany?: boolean;
  isDisabled?: boolean;
  /** The id of the error message; undefined if there is no error. */
  problemAt?: string | undefined;
  onChoose(photos: File[]): void;
};

/** Takes a photo with the camera or from the gallery. */
export function PhotoChooser({
  isForMany = false,
  isDisabled = false,
  problemAt,
  onChoose,
}: ChooserProps) {
  const how = {
    disabled: isDisabled,
    'aria-invalid': problemAt ? true : undefined,
    'aria-describedby': problemAt,
    onChoose,
  };
  return (
    <div className="desk-links">
      <Chooser words={FROM_CAMERA} capture="environment" {...how} />
      <Chooser words={isForMany ? FROM_GALLERY : ONE_FROM_GALLERY} multiple={isForMany} {...how} />
    </div>
  );
}

type OneProps = Pick<
  ComponentProps<'input'>,
  'capture' | 'multiple' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> & { words: string; onChoose(photos: File[]): void };

function Chooser({ words, onChoose, ...how }: OneProps) {
  return (
    <label className="button button--secondary desk-pictures__choose">
      <span>{words}</span>
      <input
        className="visually-hidden"
        type="file"
        accept="image/*"
        {...how}
        onChange={({ currentTarget }) => {
          const photos = [...(currentTarget.files ?? [])];
          // Emptied, so that the same photo can be chosen again after it was removed.
          currentTarget.value = '';
          if (photos.length > 0) onChoose(photos);
        }}
      />
    </label>
  );
}
