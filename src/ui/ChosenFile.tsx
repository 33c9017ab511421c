import { type ReactNode, useEffect, useState } from 'react';
import { fileSize } from './file-size.ts';

type ChosenFileProps = { file: File; children: ReactNode };

/** A file that was chosen: a small picture of it where it is one, its name and size. `children`: what to do with it. */
export function ChosenFile({ file, children }: ChosenFileProps) {
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
