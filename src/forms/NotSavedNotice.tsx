import type { SaveFailure } from '#core/device/database/save-failure.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { notSavedMessage } from './messages.ts';

type NotSavedNoticeProps = {
  /** Null where everything was saved. */
  reason: SaveFailure | null;
  /** Whether there is a text that is still in its form. */
  isTyped?: boolean;
};

/** Says that a press was not saved on this phone, and what to do. */
export function NotSavedNotice({ reason, isTyped = true }: NotSavedNoticeProps) {
  if (reason === null) return null;
  return (
    <Notice tone="careful" isUrgent>
      {notSavedMessage(reason, isTyped)}
    </Notice>
  );
}
