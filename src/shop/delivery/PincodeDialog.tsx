import { type FormEvent, useRef, useState } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { notDeliveredWords } from '#domain/delivery/messages.ts';
import { savedPincodes, writeDeliveryPincode } from '#domain/delivery/pincode.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { isPossiblePincode } from '#domain/pincode/sorting-districts.ts';
import { PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { ADDRESS_PROBLEMS } from '#domain/shared/messages.ts';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { evictAndRetry, saveFailureReason } from '#engine/device/save-failure.ts';
import { notSavedMessage } from '#forms/messages.ts';
import { placeWords, typedPincode, usePlace } from '#forms/use-place.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { useDelivery } from '#ui/use-shop-delivery.ts';
import {
  CANCEL,
  CHECK,
  PINCODE,
  PINCODE_STAYS,
  SAVED_PINCODES,
  SIX_DIGITS,
  YOUR_PINCODE,
} from './messages.ts';

type PincodeDialogProps = {
  /** The current pincode; empty for none. */
  pincode: string;
  onClose(): void;
};

/** Asks for the pincode and saves it on this device. */
export function PincodeDialog({ pincode, onClose }: PincodeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(pincode);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const place = usePlace(typed);
  const isComplete = typed.length === PINCODE_DIGITS;
  const delivery = useDelivery();
  const answer =
    isComplete && delivery ? notDeliveredWords(typed, deliveryTo(typed, delivery)) : null;
  const saved = useLiveQuery(() => savedPincodes(deviceDatabase()), [], []);

  async function use(zipcode: string, isOfAccount: boolean) {
    try {
      const database = deviceDatabase();
      await openToWrite(database);
      await evictAndRetry(database, () => writeDeliveryPincode(database, zipcode, isOfAccount));
      dialog.current?.close();
    } catch (error) {
      setFailure(notSavedMessage(saveFailureReason(error), true));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    if (isPossiblePincode(wanted)) return void use(wanted, false);
    setProblem(isComplete ? ADDRESS_PROBLEMS.zipcodeInvalid : SIX_DIGITS);
  }

  return (
    <Dialog title={YOUR_PINCODE} dialog={dialog} onClose={onClose}>
      <Form onSubmit={submit}>
        <Field
          label={PINCODE}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          hint={place && place.outcome !== 'impossible' ? placeWords(typed, place) : PINCODE_STAYS}
          error={problem}
          isUrgent
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(typedPincode(target.value));
            setProblem(undefined);
          }}
        />
        {answer && (
          <Notice tone="careful" isUrgent>
            {`${answer.lead}.`}
          </Notice>
        )}
        {failure && (
          <Notice tone="careful" isUrgent>
            {failure}
          </Notice>
        )}
        <DialogAnswers>
          <Button type="submit">{CHECK}</Button>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {CANCEL}
          </Button>
        </DialogAnswers>
        {saved.length > 0 && (
          <div>
            <p>{SAVED_PINCODES}</p>
            <div className="saved-pincodes">
              {saved.map((zipcode) => (
                <Button key={zipcode} variant="secondary" onClick={() => void use(zipcode, true)}>
                  {zipcode}
                </Button>
              ))}
            </div>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
