import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isLastMerchant, type Person, ROLES, readLetIn } from '#domain/account/desk/people.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { preparePhoneReader, readMobile } from '#forms/typed-phone.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import * as messages from './messages.ts';
import { type People as Asked, usePeople } from './use-people.ts';
import '../products/Products.css';

const roleOptions = () =>
  ROLES.toReversed().map((value) => ({ value, words: messages.ROLE_NAMES[value] }));

/** Who may open the desk; a merchant adds or removes people. The shop answers each press at once; nothing is queued. */
export function People() {
  const asked = usePeople();
  const { people, problem, isBusy, ask } = asked;
  const [done, setDone] = useState('');
  return (
    <div className="desk-page">
      <p>
        <Link to="/desk/shop">{messages.BACK_TO_SETTINGS}</Link>
      </p>
      <h1>{messages.PEOPLE_TITLE}</h1>
      <p className="desk-soft">{messages.PEOPLE_MEANS}</p>
      {people === null && isBusy && <p role="status">{messages.ASKING}</p>}
      {problem && (
        <Notice tone="careful" isUrgent>
          {messages.PROBLEMS[problem]}
        </Notice>
      )}
      {people === null && problem && (
        <Button onClick={() => void ask({ does: 'list' })}>{messages.TRY_AGAIN}</Button>
      )}
      <p role="status">{done}</p>
      {people && <Listed asked={asked} people={people} onDone={setDone} />}
      {people && <LetIn asked={asked} onDone={setDone} />}
    </div>
  );
}

type PartProps = { asked: Asked; onDone(words: string): void };

function Listed({ asked, people, onDone }: PartProps & { people: readonly Person[] }) {
  const { uid: own } = useOwnDesk();
  const [leaving, setLeaving] = useState<Person | null>(null);
  async function remove({ uid, phone }: Person) {
    onDone('');
    if (await asked.ask({ does: 'remove', uid })) onDone(messages.removedWords(phone));
  }
  return (
    <ul className="desk-orders">
      {people.map((person) => (
        <li key={person.uid} className="desk-card">
          <h2 className="desk-stock__name">
            {person.uid === own ? `${person.phone} (${messages.YOU})` : person.phone}
          </h2>
          <p>
            <strong>{messages.ROLE_NAMES[person.role]}</strong>
          </p>
          {isLastMerchant(people, person) ? (
            <p className="desk-soft">{messages.LAST_ONE}</p>
          ) : (
            <p className="desk-links">
              <Button
                variant="link"
                aria-label={messages.removeOf(person.phone)}
                onClick={() => setLeaving(person)}
              >
                {messages.REMOVE}
              </Button>
            </p>
          )}
        </li>
      ))}
      {leaving && (
        <RemoveDialog
          person={leaving}
          isOwn={leaving.uid === own}
          onKeep={() => setLeaving(null)}
          onRemove={() => {
            setLeaving(null);
            void remove(leaving);
          }}
        />
      )}
    </ul>
  );
}

type DialogProps = { person: Person; isOwn: boolean; onKeep(): void; onRemove(): void };

function RemoveDialog({ person, isOwn, onKeep, onRemove }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={messages.removeTitle(person.phone)} dialog={dialog} onClose={onKeep}>
      <p>{isOwn ? messages.REMOVE_YOURSELF_WORDS : messages.REMOVE_WORDS}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{messages.KEEP}</Button>
        <Button variant="secondary" onClick={onRemove}>
          {messages.REMOVE}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

function LetIn({ asked, onDone }: PartProps) {
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<string>('packer');
  const [problem, setProblem] = useState<string | undefined>();
  useEffect(() => void preparePhoneReader(), []);
  async function submit(event: FormEvent) {
    event.preventDefault();
    onDone('');
    await preparePhoneReader();
    const reading = readLetIn({ phone, role }, readMobile(phone, DEFAULT_COUNTRY_CODE));
    setProblem('problem' in reading ? reading.problem : undefined);
    if ('problem' in reading || !(await asked.ask(reading.request))) return;
    if (reading.request.does === 'let-in') onDone(messages.letInWords(reading.request.phone));
    setPhone('');
  }
  return (
    <Form className="desk-card desk-product-form" onSubmit={(it) => void submit(it)}>
      <h2>{messages.LET_IN_TITLE}</h2>
      <Field
        label={messages.PHONE}
        hint={messages.PHONE_HINT}
        type="tel"
        autoComplete="off"
        value={phone}
        error={problem}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Select
        label={messages.ROLE}
        value={role}
        options={roleOptions()}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
      <p className="desk-soft">{messages.ROLE_MEANS[role === 'merchant' ? role : 'packer']}</p>
      <div className="desk-links">
        <Button type="submit" disabled={asked.isBusy}>
          {messages.LET_IN}
        </Button>
      </div>
    </Form>
  );
}
