/** Narrowing down, beside the word. */
export function FiltersSign() {
  return <Sign path="M4 7h10M18 7h2M16 4.8v4.4M4 17h2M10 17h10M8 14.8v4.4" />;
}

/** Up and down, beside the word. */
export function SortSign() {
  return <Sign path="M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5" />;
}

function Sign({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
