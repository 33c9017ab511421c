import type { ComponentProps } from 'react';
import { NeedsScript } from './NeedsScript.tsx';
import './Form.css';

/** A form that checks its fields itself, in the shop's words instead of the browser's. */
export function Form({ className, children, ...form }: ComponentProps<'form'>) {
  return (
    <form noValidate {...form} className={`form${className ? ` ${className}` : ''}`}>
      {children}
      <NeedsScript>This form is sent with JavaScript.</NeedsScript>
    </form>
  );
}
