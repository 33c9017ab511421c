// Texts on tax papers: why one was taken back.
export const CANCELLED = 'The order was cancelled.';
export const CAME_BACK = 'The goods came back.';
export const CHANGED = 'The order was changed before it was sent.';
