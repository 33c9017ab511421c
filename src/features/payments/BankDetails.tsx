import { shop } from '#shop';
import { CopyText } from './CopyText.tsx';

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
