import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** A link to a desk screen, current only at exactly its address: a list's link is not current on an item's page. */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink {...({ activeOptions: EXACT, activeProps: NONE, ...props } as typeof props)} />
);

const EXACT = { exact: true };
/** Replaces the router's default class `active`. */
const NONE = {};
