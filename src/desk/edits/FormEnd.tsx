import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { KEPT_TYPING, UNDO_TYPING } from './messages.ts';

type FormEndProps = {
  /** Label of the save button. */
  save: string;
  isTyped: boolean;
  /** A press is under way, and may wait for pictures. */
  isSaving: boolean;
  /** Why it could not be saved. */
  problem: string | null;
  onUndo(): void;
  /** Shown as long as nothing is typed. */
  children?: Elements;
};

/** The end of a form: the save and undo buttons, and any problem with saving. */
export function FormEnd({ save, isTyped, isSaving, problem, onUndo, children }: FormEndProps) {
  return (
    <>
      <div className="desk-links">
        <Button type="submit" aria-busy={isSaving}>
          {save}
        </Button>
        {isTyped && (
          <Button variant="secondary" onClick={onUndo}>
            {UNDO_TYPING}
          </Button>
        )}
      </div>
      {isTyped ? <p className="desk-soft">{KEPT_TYPING}</p> : children}
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
    </>
  );
}
