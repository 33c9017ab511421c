/** Says what is missing where the browser runs no JavaScript. `children`: what needs it, as a sentence. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p>{children} Please switch it on in your browser and open the page again.</p>
    </noscript>
  );
}
