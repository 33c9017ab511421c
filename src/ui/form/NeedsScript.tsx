import { SWITCH_ON_JAVASCRIPT } from '../messages.ts';

/** Says what is missing where the browser runs no JavaScript. `children`: what needs it, as a sentence. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p>
        {children} {SWITCH_ON_JAVASCRIPT}
      </p>
    </noscript>
  );
}
