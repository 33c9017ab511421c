import { type DragEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { FieldError, type FieldWords, useFieldTies } from './FieldFrame.tsx';
import './FileField.css';

type FileFieldProps = FieldWords & {
  file: File | null;
  /** Types that the file dialog (on a phone also the camera) offers. */
  accept: readonly string[];
  onChoose(file: File): void;
  onRemove(): void;
};

/** One file: chosen, photographed or dropped here; shown with its size, and removed again at a press. */
export function FileField({
  label,
  hint,
  error,
  file,
  accept,
  onChoose,
  onRemove,
}: FileFieldProps) {
  const ties = useFieldTies({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  }
  function remove() {
    onRemove();
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the input inside is the control
    <div
      className={`field file-field${error ? ' field--wrong' : ''}${isOver ? ' file-field--over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className="field__label" htmlFor={ties.id}>
        {label}
      </label>
      <input
        {...ties}
        ref={input}
        className="file-field__input"
        type="file"
        accept={accept.join(',')}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // Emptied, so that the same file can be chosen again after it was removed.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      {file && (
        <ChosenFile file={file}>
          <Button variant="link" onClick={remove}>
            Remove
          </Button>
        </ChosenFile>
      )}
      <label className="file-field__choose" htmlFor={ties.id}>
        <strong>{file ? 'Choose another file' : 'Choose a file'}</strong>
      </label>
      {error && <FieldError id={ties.id}>{error}</FieldError>}
      {hint && (
        <p className="field__hint" id={`${ties.id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
