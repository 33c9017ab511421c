import { type ReactNode, useEffect, useRef } from 'react';

type FormOutcomeProps = {
  /** What became of the last press; another value is another outcome. */
  state: string;
  /** Whether the press was made here and now, so that its outcome has to be seen. */
  isFresh: boolean;
  children: ReactNode;
};

/** What became of a form's press: read out as it changes, and brought into sight. */
export function FormOutcome({ state, isFresh, children }: FormOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh && state !== 'none') box.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh, state]);
  return (
    <div className="form__outcome" aria-live="polite" ref={box}>
      {children}
    </div>
  );
}
