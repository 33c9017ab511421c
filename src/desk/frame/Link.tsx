import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** A link to a screen of the desk, current at exactly its address: the link to a list is not current on the page of an item. */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink {...({ activeOptions: EXACT, activeProps: NONE, ...props } as typeof props)} />
);

const EXACT = { exact: true };
/** Instead of the router's class `active`. */
const NONE = {};
