/** Whether a heart is filled, and why its last press failed; else null. */
export type WishView = { isWished: boolean; problem: string | null };

/** A heart inside a control that has its own name; the control's style fills it. */
export function Heart() {
  return (
    <svg className="icon heart" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8C20 15 12 20 12 20z" />
    </svg>
  );
}
