import { FROM_CAMERA, FROM_GALLERY } from './messages.ts';

type ChooserProps = {
  /** Whether several may be chosen at once. */
  isForMany?: boolean;
  onChoose(photos: File[]): void;
};

/** A photo from the camera, or from the gallery. */
export function PhotoChooser({ isForMany = false, onChoose }: ChooserProps) {
  return (
    <div className="desk-links">
      <Chooser words={FROM_CAMERA} capture="environment" onChoose={onChoose} />
      <Chooser words={FROM_GALLERY} multiple={isForMany} onChoose={onChoose} />
    </div>
  );
}

type OneProps = {
  words: string;
  capture?: 'environment';
  multiple?: boolean;
  onChoose(photos: File[]): void;
};

function Chooser({ words, onChoose, ...how }: OneProps) {
  return (
    <label className="button button--secondary desk-pictures__choose">
      {words}
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
