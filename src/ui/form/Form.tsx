import type { ComponentProps } from 'react';
import type { Elements } from '../elements.ts';
import { FORM_NEEDS_JAVASCRIPT } from '../messages.ts';
import { NeedsScript } from './NeedsScript.tsx';
import './Form.css';

/** A form without the browser's validation: the caller shows problems in the shop's words. */
export function Form({
  className,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'children'> & { children: Elements }) {
  return (
    <form noValidate {...form} className={`form${className ? ` ${className}` : ''}`}>
      {children}
      <NeedsScript>{FORM_NEEDS_JAVASCRIPT}</NeedsScript>
    </form>
  );
}
