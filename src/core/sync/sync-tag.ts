// The name under which page and worker agree on Background Sync.
export const OUTBOX_SYNC_TAG = 'haat-outbox';
