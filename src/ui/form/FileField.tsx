import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { Elements } from '../elements.ts';
import { CHOOSE_FILE, CHOOSE_OTHER_FILE, REMOVE_FILE } from '../messages.ts';
import { Button } from './Button.tsx';
import { FieldError, type FieldWords, useFieldTies } from './FieldFrame.tsx';
import { fileSize } from './file-size.ts';
import './FileField.css';

type FileFieldProps = FieldWords & {
  file: File | null;
  /** Types that the file dialog (on a phone also the camera) accepts. */
  accept: readonly string[];
  onChoose(file: File): void;
  onRemove(): void;
};

/** One file: chosen, photographed or dropped here; shown with its size, and removable. */
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
          // Clear it, so that the same file can be chosen again after it was removed.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      {file && (
        <ChosenFile file={file}>
          <Button variant="link" onClick={remove}>
            {REMOVE_FILE}
          </Button>
        </ChosenFile>
      )}
      <label className="file-field__choose" htmlFor={ties.id}>
        <strong>{file ? CHOOSE_OTHER_FILE : CHOOSE_FILE}</strong>
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

type ChosenFileProps = { file: File; children: Elements };

/** The chosen file: a preview if it is a picture, its name and size. `children`: its actions. */
function ChosenFile({ file, children }: ChosenFileProps) {
  return (
    <div className="chosen-file">
      <Preview key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
      <p className="chosen-file__words">
        <span className="chosen-file__name">{file.name}</span>
        <span className="field__hint">{fileSize(file.size)}</span>
      </p>
      {children}
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="chosen-file__picture">
      {address ? (
        <img src={address} alt="" width={56} height={56} onError={() => setAddress(null)} />
      ) : (
        <svg className="icon" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
        </svg>
      )}
    </span>
  );
}
