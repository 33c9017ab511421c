import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import './Dialog.css';

type DialogProps = {
  title: string;
  /** The words, and last of all the answers in a `DialogAnswers`. */
  children: ReactNode;
  /** The shopper went away from it: Escape, Back, or `close()` of the element. */
  onClose(): void;
  dialog?: RefObject<HTMLDialogElement | null>;
};

/** A question that has to be answered before anything else. It is open for as long as it is there. */
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

/** The answers, side by side where there is room. */
export function DialogAnswers({ children }: { children: ReactNode }) {
  return <div className="dialog__answers">{children}</div>;
}
