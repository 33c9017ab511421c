import { MAX_PARCEL_TEXT } from '#domain/order/desk/order-steps.ts';
import { Field } from '#ui/form/Field.tsx';
import { COURIER, PARCEL_HINT, TRACKING_NUMBER } from '../messages.ts';

export type Parcel = { courier: string; trackingNumber: string };

type ParcelFieldsProps = { parcel: Parcel; onChange(parcel: Parcel): void };

/** A parcel's courier and tracking number. */
export function ParcelFields({ parcel, onChange }: ParcelFieldsProps) {
  return (
    <>
      <Field
        label={COURIER}
        hint={PARCEL_HINT}
        value={parcel.courier}
        maxLength={MAX_PARCEL_TEXT}
        onChange={(event) => onChange({ ...parcel, courier: event.currentTarget.value })}
      />
      <Field
        label={TRACKING_NUMBER}
        value={parcel.trackingNumber}
        maxLength={MAX_PARCEL_TEXT}
        autoCapitalize="characters"
        onChange={(event) => onChange({ ...parcel, trackingNumber: event.currentTarget.value })}
      />
    </>
  );
}
