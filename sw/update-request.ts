// The page's word to a worker that waits.

/** Whether a message is the page's word that the new version may take over. Source: workbox-window. */
export function isUpdateRequest(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}
