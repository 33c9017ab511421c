import type { ComponentProps } from 'react';
import './Form.css';

/** A form that checks its fields itself, in the shop's words instead of the browser's. */
export function Form({ className, ...form }: ComponentProps<'form'>) {
  return <form noValidate {...form} className={`form${className ? ` ${className}` : ''}`} />;
}
