import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** A link to a screen of the desk. It is the current one at its very address alone: a list's is not on the page of something in it. */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink {...({ activeOptions: EXACT, activeProps: NONE, ...props } as typeof props)} />
);

const EXACT = { exact: true };
/** In place of the router's class. */
const NONE = {};
