import type { EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { ALLOWED_ADDRESS } from '#domain/shared/allowed-html.ts';
import { EMAIL } from '#domain/shared/email.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { mailTo } from '#ui/text/mail-to.ts';
import { EDITOR } from '../messages.ts';
import { hasLink } from './commands.ts';

type LinkProps = { state: EditorState; onLink(href: string | null): void };

/** Turns the selection into a link; a field below the buttons asks for its address. */
export function LinkField({ state, onLink }: LinkProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  if (hasLink(state) && typed === null) {
    return (
      <button type="button" onClick={() => onLink(null)}>
        {EDITOR.unlink}
      </button>
    );
  }
  function make() {
    const address = readAddress(typed ?? '');
    setProblem(address === null ? EDITOR.noAddress : undefined);
    if (address === null) return;
    onLink(address);
    setTyped(null);
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={typed !== null}
        onClick={() => setTyped(typed === null ? '' : null)}
      >
        {EDITOR.link}
      </button>
      {typed !== null && (
        <div className="desk-editor__link">
          <Field
            label={EDITOR.address}
            inputMode="url"
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              make();
            }}
          />
          <Button variant="secondary" onClick={make}>
            {EDITOR.makeLink}
          </Button>
        </div>
      )}
    </>
  );
}

/** Completes a typed link address, also without its scheme; null if it is not an address. */
export function readAddress(typed: string): string | null {
  const address = typed.trim();
  if (ALLOWED_ADDRESS.test(address)) return address;
  if (EMAIL.test(address)) return mailTo(address);
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : null;
}
