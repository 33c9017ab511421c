import { useId, useState } from 'react';
import { shop } from '#shop';
import { Button } from '#ui/Button.tsx';

const { accountName, accountNumber, ifsc, bankName, branch } = shop.bank;

/** Where the money goes. */
export function BankDetails() {
  return (
    <section className="bank-details" aria-labelledby="bank-details">
      <h2 id="bank-details">Transfer to</h2>
      <dl>
        <div>
          <dt>Account name</dt>
          <dd>
            <CopyText label="Account name">{accountName}</CopyText>
          </dd>
        </div>
        <div>
          <dt>Account number</dt>
          <dd>
            <CopyText label="Account number">{accountNumber}</CopyText>
          </dd>
        </div>
        <div>
          <dt>IFSC</dt>
          <dd>
            <CopyText label="IFSC">{ifsc}</CopyText>
          </dd>
        </div>
        <div>
          <dt>Bank</dt>
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
    setOutcome(isCopied ? `${label} copied.` : 'Please select it and copy it yourself.');
  }
  return (
    <span className="copy-text">
      <span className="copy-text__text" id={id}>
        {children}
      </span>
      <Button variant="link" aria-describedby={id} onClick={() => void copy()}>
        Copy
      </Button>
      <span className="copy-text__outcome" role="status">
        {outcome}
      </span>
    </span>
  );
}
