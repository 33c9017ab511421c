import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { problemWords } from './problem-words.ts';
import type { TellMeView } from './tell-me-view.ts';
import './TellMe.css';

type TellMeProps = {
  view: TellMeView;
  /** What the whole is called. */
  label: string;
  /** What a shopper gets who asks. */
  offer: string;
  /** The button. */
  ask: string;
  /** What is said once it is arranged. */
  arranged: ReactNode;
  /** Where to come back to from the sign-in. */
  returnUrl: string;
  /** It stands below other things, and keeps its distance itself. */
  isBelow?: boolean;
};

/** One thing that a shopper can ask to be told by notifications, and the way to stop it. */
export function TellMe({
  view,
  label,
  offer,
  ask,
  arranged,
  returnUrl,
  isBelow = false,
}: TellMeProps) {
  if (view.state === 'absent') return null;
  return (
    <section className={`tell-me${isBelow ? ' tell-me--below' : ''}`} aria-label={label}>
      {view.state === 'on' ? <Notice tone="good">{arranged}</Notice> : <p>{offer}</p>}
      {view.state === 'install-first' && (
        <p>Add the shop to your home screen first, and open it from there. Then it can tell you.</p>
      )}
      {view.state === 'signed-out' && (
        <LinkButton look="other" to="/login" search={{ returnUrl }}>
          Log in to be told
        </LinkButton>
      )}
      {view.state === 'off' && (
        <Button look="other" disabled={view.isBusy} onClick={view.ask}>
          {view.isBusy ? 'One moment…' : ask}
        </Button>
      )}
      {view.state === 'on' && (
        <Button look="word" disabled={view.isBusy} onClick={view.stop}>
          Stop telling me
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
