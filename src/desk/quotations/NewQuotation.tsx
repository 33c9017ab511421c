import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { freeLines, readQuotation, typedTotal } from '#domain/quotation/desk/quotation-form.ts';
import { saveQuotation } from '#domain/quotation/desk/quotation-write.ts';
import { dateInIndia } from '#domain/shared/day-in-india.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { preparePhoneReader, readMobile, useReadMobile } from '#forms/typed-phone.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Price } from '#ui/text/Price.tsx';
import { useFreeQuestion } from '../edits/use-free-question.tsx';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import { readShownShop } from '../shop/use-desk-settings.ts';
import { makeQuotationPdf } from './make-pdf.ts';
import {
  ALL_QUOTATIONS,
  CUSTOMER,
  EMPTY_FORM,
  KEPT_TYPING,
  NEW_QUOTATION,
  NO_PDF,
  NOTE_FIELD,
  NOTE_HINT,
  noFontToSave,
  notPrinted,
  PHONE,
  PHONE_HINT,
  SAVE_QUOTATION,
  SAVING,
  TOTAL,
  VALID_UNTIL_FIELD,
} from './messages.ts';
import { QuotedLines } from './QuotedLines.tsx';
import { type QuotationDraft, useTypedQuotation } from './use-typed-quotation.ts';
import './Quotations.css';

/** The form of a quotation. It saves the quotation with its PDF on this device and needs no network. */
export function NewQuotation() {
  const draft = useTypedQuotation();
  const { values, change, isTyped } = draft;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { mayBeFree, question } = useFreeQuestion(() => form.current?.requestSubmit());
  const { save, isSaving, problem } = useSave(draft, mayBeFree);
  const phone = useReadMobile(values.phone, DEFAULT_COUNTRY_CODE);
  const reading = readQuotation(values, phone, Date.now());
  const problems = tries > 0 && 'problems' in reading ? reading.problems : { ofLine: [] };
  const total = typedTotal(values.lines);
  useEffect(() => void preparePhoneReader(), []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await save())) setTries((before) => before + 1);
  }
  const tiesOf = (field: 'phone' | 'customer' | 'validUntil' | 'note') => ({
    value: values[field],
    error: problems[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  return (
    <div className="desk-page">
      <p>
        <Link to="/desk/quotations">{ALL_QUOTATIONS}</Link>
      </p>
      <h1>{NEW_QUOTATION}</h1>
      <Form className="desk-card desk-product-form" ref={form} onSubmit={(it) => void submit(it)}>
        <Field label={PHONE} hint={PHONE_HINT} type="tel" {...tiesOf('phone')} />
        <Field label={CUSTOMER} isOptional {...tiesOf('customer')} />
        <QuotedLines
          lines={values.lines}
          problem={problems.lines}
          problems={problems.ofLine}
          onChange={(lines) => change({ lines })}
        />
        <Field
          label={VALID_UNTIL_FIELD}
          type="date"
          min={dateInIndia(Date.now())}
          {...tiesOf('validUntil')}
        />
        <TextArea label={NOTE_FIELD} hint={NOTE_HINT} isOptional rows={3} {...tiesOf('note')} />
        {values.lines.length > 0 && total !== null && (
          <p className="desk-total">
            <strong>{TOTAL}</strong>
            <Price paise={paiseFromRupees(total)} />
          </p>
        )}
        <div className="desk-links">
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? SAVING : SAVE_QUOTATION}
          </Button>
          {isTyped && (
            <Button
              variant="secondary"
              onClick={() => {
                setTries(0);
                draft.clear();
              }}
            >
              {EMPTY_FORM}
            </Button>
          )}
        </div>
        {question}
        {isTyped && <p className="desk-soft">{KEPT_TYPING}</p>}
        {problem && (
          <Notice tone="careful" isUrgent>
            {problem}
          </Notice>
        )}
      </Form>
    </div>
  );
}

/** Saves the form; false if a field is wrong. The typed values then stay in their fields. */
function useSave(draft: QuotationDraft, mayBeFree: (free: readonly string[]) => boolean) {
  const { uid } = useOwnDesk();
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  /** The id of the press; a retry after a failure reuses it. */
  const id = useRef(mintId());
  /** Unprintable characters that the merchant was warned about. */
  const accepted = useRef('');
  const latest = useRef(draft);
  latest.current = draft;

  async function save(): Promise<boolean> {
    if (isBusy.current) return true;
    isBusy.current = true;
    setIsSaving(true);
    const outcome = await trySave().catch((error: unknown) => {
      console.error(error);
      return NOT_SAVED;
    });
    isBusy.current = false;
    setIsSaving(false);
    setProblem(typeof outcome === 'string' ? outcome : null);
    return outcome !== false;
  }

  /** True if saved or asking about a price of 0, false if a field is wrong; otherwise a message to show. */
  async function trySave(): Promise<boolean | string> {
    await preparePhoneReader();
    const { values } = latest.current;
    const phone = readMobile(values.phone, DEFAULT_COUNTRY_CODE);
    const reading = readQuotation(values, phone, Date.now());
    if ('problems' in reading) return false;
    const { offer } = reading;
    // The question tells the merchant what to do.
    if (!mayBeFree(freeLines(offer.lines))) return true;
    const contact = await readShownShop(deviceDatabase(), uid);
    const made = await makeQuotationPdf({ id: id.current, offer, contact });
    if (made.outcome === 'failed') return NO_PDF;
    if (made.outcome === 'no-font') return noFontToSave(made.scripts);
    const missing = made.missing.join('');
    if (missing !== accepted.current) {
      accepted.current = missing;
      if (missing !== '') return notPrinted(made.missing);
    }
    await latest.current.settled();
    // Starts again if something was typed while the PDF was made, which then lacks it.
    if (latest.current.values !== values) return trySave();
    const { name } = draft;
    const press = { id: id.current, uid, offer, pdf: made.bytes, draft: name };
    const saved = await saveQuotation(deviceDatabase(), press, Date.now());
    if (saved.outcome !== 'saved') return NOT_SAVED;
    latest.current.clear();
    void navigate({ to: '/desk/quotations/$id', params: { id: id.current } });
    return true;
  }
  return { save, isSaving, problem };
}
