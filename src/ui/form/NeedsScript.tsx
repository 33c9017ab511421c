import { SWITCH_ON_JAVASCRIPT } from '../messages.ts';

/** Shown if the browser runs no JavaScript. `children`: a sentence that names the part that needs it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p>{`${children} ${SWITCH_ON_JAVASCRIPT}`}</p>
    </noscript>
  );
}
