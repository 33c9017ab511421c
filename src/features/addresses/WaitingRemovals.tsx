import { streetInOneLine } from '#core/model/address.ts';
import { Button } from '#ui/Button.tsx';
import type { WaitingRemoval } from './use-addresses.ts';
import './WaitingRemovals.css';

type WaitingRemovalsProps = {
  removals: readonly WaitingRemoval[];
  onUndo(removal: WaitingRemoval): void;
};

/** Addresses that were deleted while the shop could not be told; each can still be had back. */
export function WaitingRemovals({ removals, onUndo }: WaitingRemovalsProps) {
  return (
    <div className="waiting-removals">
      <p role="status">
        Deleted on this phone. The shop is told by itself when you’re back online.
      </p>
      <ul className="waiting-removals__list" aria-label="Deleted on this phone">
        {removals.map((removal) => (
          <WaitingOne key={removal.seq} removal={removal} onUndo={() => onUndo(removal)} />
        ))}
      </ul>
    </div>
  );
}

function WaitingOne({ removal, onUndo }: { removal: WaitingRemoval; onUndo(): void }) {
  const { name, zipcode } = removal.address;
  const nameId = `removal-${removal.seq}`;
  return (
    <li>
      <span id={nameId}>
        <strong>{name}</strong>, {streetInOneLine(removal.address)} – {zipcode}
      </span>
      <Button variant="link" aria-describedby={nameId} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
