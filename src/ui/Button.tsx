import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import './Button.css';

type Look = {
  /** The one thing to do here, something else to do, or a word to press inside a text. */
  look?: 'main' | 'other' | 'word';
};

/** A button with its words. */
export function Button({ look = 'main', className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classes(look, className)} />;
}

/** A link that looks like a button, to what is no page of the shop. */
export function AnchorButton({ look = 'main', className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classes(look, className)} />;
}

/** A link that looks like a button, to a page of the shop. */
export const LinkButton = createLink(AnchorButton);

function classes(look: string, more: string | undefined): string {
  return `button button--${look}${more ? ` ${more}` : ''}`;
}
