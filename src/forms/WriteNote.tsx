import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SendFailure } from '#engine/device/save-failure.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SENDING } from '#ui/messages.ts';
import { NEEDS_YOU, notSavedMessage, SEE_WHY, SEE_WHY_NEEDED, WAITING } from './messages.ts';

/** The texts of a write by status. `sending` and `waiting` have generic ones; without `sent` nothing is shown then. */
export type WriteWords = { sending?: string; waiting?: string; sent?: string; needsYou?: string };

type WriteNoteProps = {
  status: WriteStatus;
  words: WriteWords;
  /** Render only the text, without a notice around it. */
  isBare?: boolean;
};

/** The status of a write in words, with a link to `/waiting` if it needs the shopper. */
export function WriteNote({ status, words, isBare = false }: WriteNoteProps) {
  const { sending = SENDING, waiting = WAITING, sent, needsYou } = words;
  const inBox = (tone: 'plain' | 'good' | 'careful', said: ReactNode) =>
    isBare ? <span>{said}</span> : <Notice tone={tone}>{said}</Notice>;
  switch (status) {
    case 'none':
      return null;
    case 'sending':
      return inBox('plain', sending);
    case 'waiting':
      return inBox('plain', waiting);
    case 'sent':
      return sent ? inBox('good', sent) : null;
    default:
      return inBox('careful', <NeedsYou words={needsYou} />);
  }
}

type NeedsYouProps = {
  /** Without a text, the mark runs on into the link. */
  words?: string | undefined;
  /** Whether to mark it as needing attention, as among things that need none. */
  isMarked?: boolean;
};

/** Says that a write needs the shopper, with a link to `/waiting`. */
export function NeedsYou({ words = '', isMarked = words === '' }: NeedsYouProps) {
  return (
    <>
      {isMarked && <strong>{NEEDS_YOU} </strong>}
      {words && <span>{`${words} `}</span>}
      <Link to="/waiting">{words ? SEE_WHY : SEE_WHY_NEEDED}</Link>
    </>
  );
}

type NotSavedNoticeProps = {
  /** Null if it was saved. */
  reason: SendFailure | null;
  /** Whether the typed text is still in its form. */
  isTyped?: boolean;
};

/** Says why a press was not saved on this phone, and how to go on. */
export function NotSavedNotice({ reason, isTyped = true }: NotSavedNoticeProps) {
  if (reason === null) return null;
  return (
    <Notice tone="careful" isUrgent>
      {notSavedMessage(reason, isTyped)}
    </Notice>
  );
}
