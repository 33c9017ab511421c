// Which of a device's courier forms is open.

/** The chosen form, else the one that is `shown` now, wherever its name puts it; the first only where both are gone. */
export function shownForm<Form extends { key: string }>(
  forms: readonly Form[],
  chosen: string,
  shown: string,
): Form | undefined {
  const named = (key: string) => forms.find((it) => it.key === key);
  return named(chosen) ?? named(shown) ?? forms[0];
}
