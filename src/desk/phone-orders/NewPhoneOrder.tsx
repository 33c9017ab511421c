import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EMPTY_ADDRESS_FORM } from '#domain/address/address.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { type ReadNumbers, readPhoneOrder } from '#domain/order/desk/phone-order-form.ts';
import { savePhoneOrder } from '#domain/order/desk/phone-order-write.ts';
import { freeLines, typedTotal } from '#domain/quotation/desk/quotation-form.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { preparePhoneReader, readMobile, readPhone, useReadMobile } from '#forms/typed-phone.ts';
import { useStateQuestion } from '#forms/use-state-question.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFreeQuestion } from '../edits/use-free-question.tsx';
import { usePress } from '../edits/use-save-edit.ts';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { BACK_TO_ORDERS, PAYMENT_METHODS } from '../messages.ts';
import { type ShownOrder, useDeskOrders } from '../orders/use-desk-orders.ts';
import { QuotedLines } from '../quotations/QuotedLines.tsx';
import * as messages from './messages.ts';
import { PhoneTotal } from './PhoneTotal.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { ReadBack, ReadNumber } from './ReadBack.tsx';
import { useToday } from './use-today.ts';
import { type PhoneOrderDraft, useTypedOrder } from './use-typed-order.ts';
import '../quotations/Quotations.css';

/** Customers who pay online do so in the shop. */
const methods = () =>
  (['cod', 'NEFT'] as const).map((value) => ({ value, words: PAYMENT_METHODS[value] }));
type Fields = keyof Omit<PhoneOrderDraft['values'], 'lines' | 'place'>;

/** The form for an order given by phone. It saves on this device and needs no network. */
export function NewPhoneOrder() {
  const { uid } = useOwnDesk();
  const navigate = useNavigate();
  const draft = useTypedOrder();
  const { change, isTyped } = draft;
  const today = useToday();
  const values = { ...draft.values, lines: today.atTodaysPrices(draft.values.lines) };
  const latest = useRef(draft);
  latest.current = { ...draft, values };
  const [tries, setTries] = useState(0);
  /** The number that the merchant is asked to confirm. */
  const [asked, setAsked] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { press, problem } = usePress();
  const pressAgain = () => form.current?.requestSubmit();
  const { mayBeFree, question } = useFreeQuestion(pressAgain);
  const stateQuestion = useStateQuestion(pressAgain);
  const phone = useReadMobile(values.phone, DEFAULT_COUNTRY_CODE);
  const reading = readPhoneOrder(values, numbersOf(values), Date.now());
  const problems = tries > 0 && 'problems' in reading ? reading.problems : { ofLine: [] };
  const total = typedTotal(values.lines);
  useEffect(() => void preparePhoneReader(), []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  /** `confirmed`: the number that the merchant confirmed. */
  async function place(confirmed: string | null) {
    await preparePhoneReader();
    await latest.current.settled();
    const { name, values: typed } = latest.current;
    const now = Date.now();
    const read = readPhoneOrder(typed, numbersOf(typed), now);
    if ('problems' in read) return setTries((before) => before + 1);
    const { order } = read;
    if (!mayBeFree(freeLines(order.lines))) return;
    if (!(await stateQuestion.mayBe(order.address))) return;
    if (order.address.phone !== confirmed) return setAsked(order.address.phone);
    const isSaved = await press((id) =>
      savePhoneOrder(deviceDatabase(), { id, uid, order, draft: name }, now),
    );
    if (!isSaved) return;
    latest.current.clear();
    void navigate({ to: '/desk/orders' });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void place(null);
  }
  function changeNumber() {
    setAsked(null);
    form.current?.querySelector<HTMLElement>('[type="tel"]')?.focus();
  }
  const isAsked = asked !== null && asked === phone;
  const tiesOf = (field: Fields) => ({
    value: values[field],
    error: field === 'paymentMethod' ? undefined : problems[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({
        [field]: event.currentTarget.value,
        // City and state follow the pincode until they are typed.
        ...((field === 'city' || field === 'state') && { place: values.zipcode }),
      }),
  });
  return (
    <div className="desk-page">
      <p>
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </p>
      <h1>{messages.NEW_PHONE_ORDER}</h1>
      <Form className="desk-card desk-product-form" ref={form} onSubmit={submit}>
        <Field label={messages.PHONE} hint={messages.PHONE_HINT} type="tel" {...tiesOf('phone')} />
        {phone && <ReadNumber phone={phone} name={values.name} />}
        <KnownCustomer phone={phone} onChoose={change} />
        <Field label={messages.NAME} {...tiesOf('name')} />
        <PlaceFields
          tiesOf={tiesOf}
          onPlace={({ city, state }) => values.place !== values.zipcode && change({ city, state })}
        />
        <QuotedLines
          lines={values.lines}
          problem={problems.lines}
          problems={problems.ofLine}
          isPriceFixed
          noteOf={today.noteOf}
          onChange={(lines) => change({ lines })}
        />
        <p className="desk-soft">{messages.PRICES_OF_TODAY}</p>
        <Select label={messages.PAYS_BY} options={methods()} {...tiesOf('paymentMethod')} />
        {values.lines.length > 0 && total !== null && (
          <PhoneTotal goodsPaise={paiseFromRupees(total)} />
        )}
        {isAsked && (
          <ReadBack
            phone={asked}
            name={values.name}
            onYes={() => void place(asked)}
            onNo={changeNumber}
          />
        )}
        <div className="desk-links">
          {!isAsked && <Button type="submit">{messages.SAVE_ORDER}</Button>}
          {isTyped && (
            <Button
              variant="secondary"
              onClick={() => {
                setTries(0);
                setAsked(null);
                draft.clear();
              }}
            >
              {messages.EMPTY_FORM}
            </Button>
          )}
        </div>
        {question}
        {stateQuestion.question}
        {isTyped && <p className="desk-soft">{messages.KEPT_TYPING}</p>}
        {problem && (
          <Notice tone="careful" isUrgent>
            {problem}
          </Notice>
        )}
      </Form>
    </div>
  );
}

/** The customer logs in with the first number; only the courier calls the second. */
function numbersOf({ phone, otherPhone }: PhoneOrderDraft['values']): ReadNumbers {
  return {
    phone: readMobile(phone, DEFAULT_COUNTRY_CODE),
    otherPhone: readPhone(otherPhone, DEFAULT_COUNTRY_CODE),
  };
}

type KnownProps = {
  /** Ten digits; null or undefined if the typed text is not a number. */
  phone: string | null | undefined;
  onChoose: PhoneOrderDraft['change'];
};

/** Offers the address of the last order from this number, if this desk has one. */
function KnownCustomer({ phone, onChoose }: KnownProps) {
  const orders = useDeskOrders() ?? [];
  const last = phone ? orders.find(({ order }: ShownOrder) => order.address.phone === phone) : null;
  if (!last) return null;
  const { phone: _, ...known } = { ...EMPTY_ADDRESS_FORM, ...last.order.address };
  return (
    <p>
      <Button variant="secondary" onClick={() => onChoose({ ...known, place: known.zipcode })}>
        {messages.sameAddressAs(known.name, known.city)}
      </Button>
    </p>
  );
}
