import type { ReactNode } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { ONE_MOMENT } from '#ui/messages.ts';
import { ADD_TO_HOME_SCREEN_FIRST, LOG_IN_FIRST, problemWords, STOP } from './messages.ts';
import type { OptInView } from './opt-in-view.ts';
import './NotificationOptIn.css';

type NotificationOptInProps = {
  view: OptInView;
  /** Accessible name of the section. */
  label: string;
  /** The offer, in one sentence. */
  offer: string;
  /** Label of the button. */
  ask: string;
  /** Shown once notifications are on. */
  whenOn: ReactNode;
  /** Where to return after signing in. */
  returnUrl: string;
  /** Adds spacing above, for use below other content. */
  isBelow?: boolean;
};

/** Turns one kind of notification on or off. */
export function NotificationOptIn({
  view,
  label,
  offer,
  ask,
  whenOn,
  returnUrl,
  isBelow = false,
}: NotificationOptInProps) {
  if (view.state === 'absent') return null;
  return (
    <section
      className={`notification-opt-in${isBelow ? ' notification-opt-in--below' : ''}`}
      aria-label={label}
    >
      {view.state === 'on' ? <Notice tone="good">{whenOn}</Notice> : <p>{offer}</p>}
      {view.state === 'install-first' && <p>{ADD_TO_HOME_SCREEN_FIRST}</p>}
      {view.state === 'signed-out' && (
        <LinkButton variant="secondary" to="/login" search={{ returnUrl }}>
          {LOG_IN_FIRST}
        </LinkButton>
      )}
      {view.state === 'off' && (
        <Button variant="secondary" disabled={view.isBusy} onClick={view.ask}>
          {view.isBusy ? ONE_MOMENT : ask}
        </Button>
      )}
      {view.state === 'on' && (
        <Button variant="link" disabled={view.isBusy} onClick={view.stop}>
          {STOP}
        </Button>
      )}
      {view.problem && (
        <Notice tone="careful" isUrgent>
          {problemWords(view.problem)}
        </Notice>
      )}
    </section>
  );
}
