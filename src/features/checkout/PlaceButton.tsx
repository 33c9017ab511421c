import { Button } from '#ui/Button.tsx';
import './PlaceButton.css';

/** The one press; what is paid online takes a moment at the shop. */
export function PlaceButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  return (
    <>
      <Button onClick={onPress}>Place Order</Button>
      <p className="place-moment" role="status">
        {isBusy && 'One moment…'}
      </p>
    </>
  );
}
