// Headings of the products bought and seen before.

export const BOUGHT_BEFORE = 'Bought before';
export const RECENTLY_SEEN = 'Recently seen';
