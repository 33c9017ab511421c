import { useId, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { COPY, COPY_IT_YOURSELF, copiedWords } from './messages.ts';

/** A text to be used elsewhere, with a button to copy it. `label`: its name. */
export function CopyText({ label, children }: { label: string; children: string }) {
  const id = useId();
  const [outcome, setOutcome] = useState('');
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(children).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? copiedWords(label) : COPY_IT_YOURSELF);
  }
  return (
    <span className="copy-text">
      <span className="copy-text__text" id={id}>
        {children}
      </span>
      <Button variant="link" aria-describedby={id} onClick={() => void copy()}>
        {COPY}
      </Button>
      <span className="copy-text__outcome" role="status">
        {outcome}
      </span>
    </span>
  );
}
