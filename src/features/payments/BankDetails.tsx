import { useId, useState } from 'react';
import { shop } from '#shop';
import { Button } from '#ui/form/Button.tsx';
import {
  ACCOUNT_NAME,
  ACCOUNT_NUMBER,
  BANK,
  COPY,
  COPY_IT_YOURSELF,
  copiedWords,
  IFSC,
  TRANSFER_TO,
} from './messages.ts';

const { accountName, accountNumber, ifsc, bankName, branch } = shop.bank;

/** Where the money goes. */
export function BankDetails() {
  return (
    <section className="bank-details" aria-labelledby="bank-details">
      <h2 id="bank-details">{TRANSFER_TO}</h2>
      <dl>
        <div>
          <dt>{ACCOUNT_NAME}</dt>
          <dd>
            <CopyText label={ACCOUNT_NAME}>{accountName}</CopyText>
          </dd>
        </div>
        <div>
          <dt>{ACCOUNT_NUMBER}</dt>
          <dd>
            <CopyText label={ACCOUNT_NUMBER}>{accountNumber}</CopyText>
          </dd>
        </div>
        <div>
          <dt>{IFSC}</dt>
          <dd>
            <CopyText label={IFSC}>{ifsc}</CopyText>
          </dd>
        </div>
        <div>
          <dt>{BANK}</dt>
          <dd>
            {bankName}, {branch}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A text that is typed elsewhere, and a button that saves the typing. `label` says what it is. */
function CopyText({ label, children }: { label: string; children: string }) {
  const id = useId();
  const [outcome, setOutcome] = useState('');
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(children).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? copiedWords(label) : COPY_IT_YOURSELF);
  }
  return (
    <span className="copy-text">
      <span className="copy-text__text" id={id}>
        {children}
      </span>
      <Button variant="link" aria-describedby={id} onClick={() => void copy()}>
        {COPY}
      </Button>
      <span className="copy-text__outcome" role="status">
        {outcome}
      </span>
    </span>
  );
}
