import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import './AskedField.css';

type AskedFieldProps = Omit<ComponentProps<typeof Field>, 'value'> & {
  /** Stands above the closed field. */
  question: string;
  value: string;
  onType(typed: string): void;
  /** Changes with every press that only this field stopped; 0 otherwise. */
  focusAt: number;
};

/** An optional code in capitals, closed until it is asked for. Its error shows once it is left, or stopped a press. */
export function AskedField({ question, value, onType, focusAt, error, ...field }: AskedFieldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    if (focusAt === 0 || !box.current) return;
    box.current.open = true;
    box.current.querySelector('input')?.focus();
  }, [focusAt]);
  return (
    <details
      className="asked-field"
      ref={box}
      // Open where it was typed last time.
      open={isOpen ?? value !== ''}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{question}</summary>
      <Field
        {...field}
        isOptional
        error={isLeft || focusAt > 0 ? error : undefined}
        isUrgent
        value={value}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={() => setIsLeft(true)}
      />
    </details>
  );
}
