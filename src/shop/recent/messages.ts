// What stands over products that this phone knows its shopper by.

export const BOUGHT_BEFORE = 'Bought before';
export const RECENTLY_SEEN = 'Recently seen';
