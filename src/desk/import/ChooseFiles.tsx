import { useId } from 'react';
import '#ui/form/FileField.css';

type ChooseFilesProps = {
  /** Label of the button. */
  words: string;
  hint?: string;
  accept?: string;
  /** One file, several, or a whole folder. */
  takes: 'one' | 'several' | 'folder';
  onChoose(files: File[]): void;
};

/** A button that opens the file dialog. The caller shows the chosen files. */
export function ChooseFiles({ words, hint, accept, takes, onChoose }: ChooseFilesProps) {
  const id = useId();
  return (
    <div className="field file-field">
      <input
        id={id}
        className="file-field__input"
        type="file"
        accept={accept}
        multiple={takes !== 'one'}
        aria-describedby={hint && `${id}-hint`}
        ref={(input) => {
          if (input && takes === 'folder') input.webkitdirectory = true;
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again once it is corrected.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label className="file-field__choose" htmlFor={id}>
        <strong>{words}</strong>
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
