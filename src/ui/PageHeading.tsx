/** The one h1 of a page, where the focus goes when the page opens. */
export function PageHeading({ children }: { children: string }) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
