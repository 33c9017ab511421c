// What a form takes over from values that were kept for it, perhaps by an older version of it.

/** `empty` with the kept texts of those fields that it has. */
export function takeOver<Values extends Record<string, string>>(
  empty: Values,
  kept: unknown,
): Values {
  if (typeof kept !== 'object' || kept === null) return empty;
  const known = Object.entries(kept).filter(
    ([field, value]) => Object.hasOwn(empty, field) && typeof value === 'string',
  );
  return { ...empty, ...Object.fromEntries(known) };
}
