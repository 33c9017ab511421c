import { type FormEvent, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import type { OrderStatus, OrderStep } from '#domain/order/desk/order-steps.ts';
import { useDraft } from '#forms/use-draft.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NOT_SAVED } from '../messages.ts';
import { DO_NOT_CHANGE } from './messages.ts';
import { useTakeStep } from './use-take-step.ts';

/**
 * The form of a step that changes an order, kept as the draft `name` until the step is saved or left. `save` gets null
 * as long as the values cannot be saved; `base`: what they were typed over, if that is not the order of now.
 */
export function useTypedStep<Values extends Record<string, string>>(
  order: DeskOrder,
  name: string,
  empty: Values,
  onClose: () => void,
) {
  const { take, isNotSaved } = useTakeStep(order);
  const [hasTried, setHasTried] = useState(false);
  const { values, change, clear } = useDraft<Values>(name, empty);
  function leave() {
    clear();
    onClose();
  }
  async function save(step: OrderStep | null, base?: OrderStatus) {
    setHasTried(true);
    if (step && (await take(step, base))) leave();
  }
  return { values, change, hasTried, isNotSaved, save, leave };
}

type StepFormProps = {
  className: string;
  typed: Pick<ReturnType<typeof useTypedStep>, 'isNotSaved' | 'save' | 'leave'>;
  /** The step with the values typed so far. */
  stepOf(): OrderStep | null | Promise<OrderStep | null>;
  /** Label of the save button. */
  button: string;
  children: Elements;
};

export function StepForm({ className, typed, stepOf, button, children }: StepFormProps) {
  async function submit(event: FormEvent) {
    event.preventDefault();
    await typed.save(await stepOf());
  }
  return (
    <Form className={className} onSubmit={(event) => void submit(event)}>
      {children}
      <div className="desk-links">
        <Button type="submit">{button}</Button>
        <Button variant="secondary" onClick={typed.leave}>
          {DO_NOT_CHANGE}
        </Button>
      </div>
      {typed.isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
    </Form>
  );
}
