import type { DeskOrder } from '#domain/device/tables.ts';
import type { ParcelName } from '#domain/order/first-parcel.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { PRINT_FIRST_LABEL, PRINT_LABEL, PRINT_SECOND_LABEL } from './messages.ts';

/** To the label of an order, or of its first parcel. */
export function LabelLink({ order, parcel }: { order: DeskOrder; parcel?: ParcelName }) {
  const key = `${order.customer}/${order.orderId}`;
  return (
    <LinkButton
      variant="secondary"
      to="/desk/labels"
      search={{ order: key, ...(parcel && { parcel }) }}
    >
      {parcel === 'first'
        ? PRINT_FIRST_LABEL
        : order.firstParcel
          ? PRINT_SECOND_LABEL
          : PRINT_LABEL}
    </LinkButton>
  );
}
