import type { ReactElement } from 'react';

/**
 * Children that are elements or nothing: for a place beside others, where a text would need an element of its own. A browser
 * that translates the page puts elements in the place of texts, and React would neither find nor change them there.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
