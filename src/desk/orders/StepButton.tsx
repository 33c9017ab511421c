import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { andTell, NOT_YET } from './messages.ts';
import './OrderSteps.css';

type StepButtonProps = {
  label: string;
  /** Asks for a second press, mostly because the customer is notified at once. */
  tells: boolean;
  /** Its label for that press. */
  second?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  onTake(): void;
};

/** A step's button. It asks in its own place, so that a second tap of the same thumb is enough for twelve parcels. */
export function StepButton({
  label,
  tells,
  second = andTell(label),
  variant = 'primary',
  onTake,
}: StepButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  function press(isDoubleTap: boolean) {
    if (tells && !isAsking) return setIsAsking(true);
    // The second half of a double tap is not an answer.
    if (isDoubleTap) return;
    setIsAsking(false);
    onTake();
  }
  return (
    <div className="desk-step">
      <Button variant={isAsking ? 'primary' : variant} onClick={({ detail }) => press(detail > 1)}>
        {isAsking ? second : label}
      </Button>
      {isAsking && (
        <Button variant="link" onClick={() => setIsAsking(false)}>
          {NOT_YET}
        </Button>
      )}
    </div>
  );
}
