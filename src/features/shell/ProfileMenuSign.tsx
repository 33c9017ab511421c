/** Somebody, inside a named control. */
export function ProfileSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 11.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.5 20.2c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </svg>
  );
}
