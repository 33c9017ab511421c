import { type RefObject, useEffect, useId, useRef } from 'react';
import type { Elements } from '../elements.ts';
import './Dialog.css';

type DialogProps = {
  title: string;
  /** The text, then the answers in a `DialogAnswers`. */
  children: Elements;
  /** Closed by Escape, Back, or `close()` of the element. */
  onClose(): void;
  dialog?: RefObject<HTMLDialogElement | null>;
};

/** A modal question, open while it is mounted. */
export function Dialog({ title, children, onClose, dialog }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const element = dialog ?? own;
  const titleId = useId();
  useEffect(() => {
    element.current?.showModal();
  }, [element]);
  return (
    <dialog className="dialog" ref={element} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The answers, side by side if there is room. */
export function DialogAnswers({ children }: { children: Elements }) {
  return <div className="dialog__answers">{children}</div>;
}
