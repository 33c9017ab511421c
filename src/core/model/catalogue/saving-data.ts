// Whether the shopper pays for every picture, as the browser tells it.

/** Whether the shopper asked to save data, or is on a line so slow that it comes to the same; false where there is no browser. */
export function isSavingData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true ||
    ['slow-2g', '2g'].includes(String(Reflect.get(connection, 'effectiveType')))
  );
}
