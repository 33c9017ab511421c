import { useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Field } from '#ui/form/Field.tsx';
import { EDITOR, makingWords } from '../messages.ts';
import { PhotoChooser } from '../PhotoChooser.tsx';
import type { TextPictures } from '../use-text-pictures.ts';

type PictureProps = {
  onAdd: TextPictures['add'];
  onMade(attrs: Record<string, string | number>): void;
};

/** Puts a picture from the camera or the gallery into the text; a field below the buttons asks for its description. */
export function PictureField({ onAdd, onMade }: PictureProps) {
  const [words, setWords] = useState<string | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function add([photo]: File[]) {
    if (!photo || isMaking) return;
    setIsMaking(true);
    setProblem(null);
    await onAdd([photo], ([made]) => {
      if (typeof made === 'string') setProblem(made);
      if (typeof made !== 'object') return;
      onMade({ ...made, alt: (words ?? '').trim() });
      setWords(null);
    });
    setIsMaking(false);
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={words !== null}
        onClick={() => setWords(words === null ? '' : null)}
      >
        {EDITOR.picture}
      </button>
      {words !== null && (
        <div className="desk-editor__link">
          <Field
            label={EDITOR.pictureShows}
            hint={EDITOR.pictureShowsHint}
            isOptional
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {isMaking ? (
            <p role="status">{makingWords(1)}</p>
          ) : (
            <PhotoChooser onChoose={(photos) => void add(photos)} />
          )}
          {problem && (
            <Notice tone="careful" isUrgent>
              {problem}
            </Notice>
          )}
        </div>
      )}
    </>
  );
}
