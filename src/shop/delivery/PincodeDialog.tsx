import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { lookUpPlace, type PlaceAnswer, prepareTable } from '#browser/pincode/pincode.ts';
import { delivery } from '#config/delivery.ts';
import { Pincode } from '#domain/address/address.ts';
import { deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { notDeliveredWords } from '#domain/delivery/messages.ts';
import { savedPincodes, writeDeliveryPincode } from '#domain/delivery/pincode.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { ADDRESS_PROBLEMS } from '#domain/shared/messages.ts';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { evictAndRetry, saveFailureReason } from '#engine/device/save-failure.ts';
import { notSavedMessage } from '#forms/messages.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  CANCEL,
  NOT_IN_DIRECTORY,
  PINCODE,
  PINCODE_STAYS,
  SAVED_PINCODES,
  USE_IT,
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
  const saved = useLiveQuery(() => savedPincodes(deviceDatabase()), [], []);
  const isClosed = v.is(Pincode, typed) && deliveryTo(typed, delivery).answer === 'not-delivered';
  const answer = isClosed ? notDeliveredWords(typed) : null;

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
    if (v.is(Pincode, wanted)) return void use(wanted, false);
    setProblem(wanted ? ADDRESS_PROBLEMS.zipcodeInvalid : ADDRESS_PROBLEMS.zipcodeMissing);
  }

  return (
    <Dialog title={YOUR_PINCODE} dialog={dialog} onClose={onClose}>
      <Form onSubmit={submit}>
        <Field
          label={PINCODE}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={PINCODE_DIGITS}
          value={typed}
          hint={hintOf(place)}
          error={problem}
          isUrgent
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value.replace(/\D/g, ''));
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
          <Button type="submit">{USE_IT}</Button>
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

/** City and state of the typed pincode, from the device or the postal service; null until known. */
function usePlace(zipcode: string): PlaceAnswer | null {
  const [told, setTold] = useState<{ zipcode: string; answer: PlaceAnswer }>();
  useEffect(() => {
    void prepareTable();
  }, []);
  useEffect(() => {
    if (!v.is(Pincode, zipcode)) return;
    const typing = new AbortController();
    const onPlace = (answer: PlaceAnswer) => setTold({ zipcode, answer });
    void lookUpPlace(zipcode, { onPlace, signal: typing.signal });
    return () => typing.abort();
  }, [zipcode]);
  return told?.zipcode === zipcode ? told.answer : null;
}

function hintOf(place: PlaceAnswer | null): string {
  if (!place) return PINCODE_STAYS;
  return place.outcome === 'unknown'
    ? NOT_IN_DIRECTORY
    : `${place.place.city}, ${place.place.state}`;
}
