import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { CLOSE } from '../messages.ts';
import './Panel.css';

type PanelProps = {
  title: string;
  /** The whole screen, or as much of its lower edge as it takes. */
  variant: 'whole' | 'low';
  /** Beside the title. */
  aside?: ReactNode;
  /** Another word for the way out, beside the plain one. */
  wayOut?: string;
  /** Read out when it changes. */
  note?: ReactNode;
  children: ReactNode;
  onClose(): void;
};

/** Something to set before one goes on with the list. Open as long as it is there; the focus goes back by itself. */
export function Panel({ title, variant, aside, wayOut, note, children, onClose }: PanelProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The first control may be a field, for which a phone would raise its keyboard.
    heading.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog; the press beside it is for fingers.
    <dialog
      className={`panel panel--${variant}`}
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className="panel__head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      <div className="panel__body">{children}</div>
      <div className="panel__foot">
        <span className="visually-hidden" role="status">
          {note}
        </span>
        <Button variant={wayOut ? 'secondary' : 'primary'} onClick={close}>
          {CLOSE}
        </Button>
        {wayOut && <Button onClick={close}>{wayOut}</Button>}
      </div>
    </dialog>
  );
}
