import { createLink } from '@tanstack/react-router';
import { type ComponentProps, useId } from 'react';
import './Button.css';

type Variant = {
  /** The main action, another action, or a link inside a text. */
  variant?: 'primary' | 'secondary' | 'link';
};

type ButtonProps = ComponentProps<'button'> &
  Variant & {
    /** Why it cannot be pressed, in words that stand below it; null if it can. */
    why?: string | null;
  };

export function Button({
  variant = 'primary',
  className,
  why = null,
  disabled = why !== null,
  ...rest
}: ButtonProps) {
  const id = useId();
  const { 'aria-describedby': described = [] } = rest;
  const ties = why !== null && { 'aria-describedby': [id].concat(described).join(' ') };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...ties}
        disabled={disabled}
        className={classes(variant, className)}
      />
      {why !== null && (
        <p className="button__why" id={id}>
          {why}
        </p>
      )}
    </>
  );
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
