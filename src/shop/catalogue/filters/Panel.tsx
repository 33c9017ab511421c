import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { CLOSE } from '../messages.ts';
import './Panel.css';

type PanelProps = {
  title: string;
  /** `whole`: full screen. `low`: along the lower edge, as high as its content. */
  variant: 'whole' | 'low';
  /** Rendered beside the title. */
  aside?: Elements;
  /** Label of a second close button at the bottom. */
  wayOut?: string;
  /** Read out whenever it changes. */
  note?: ReactNode;
  children: Elements;
  onClose(): void;
};

/** Modal dialog, open for as long as it is rendered; the browser then returns the focus. */
export function Panel({ title, variant, aside, wayOut, note, children, onClose }: PanelProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The first control may be a field, and focusing that would raise a phone's keyboard.
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
