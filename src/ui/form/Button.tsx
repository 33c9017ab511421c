import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import './Button.css';

type Variant = {
  /** The main action, another action, or a link inside a text. */
  variant?: 'primary' | 'secondary' | 'link';
};

export function Button({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'button'> & Variant) {
  return <button type="button" {...rest} className={classes(variant, className)} />;
}

/** A link that looks like a button, to anything but a page of the shop. */
export function AnchorButton({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & Variant) {
  return <a {...rest} className={classes(variant, className)} />;
}

/** A link that looks like a button, to a page of the shop. */
export const LinkButton = createLink(AnchorButton);

function classes(variant: string, more: string | undefined): string {
  return `button button--${variant}${more ? ` ${more}` : ''}`;
}
