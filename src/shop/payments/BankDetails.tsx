import type { Bank } from '#domain/settings/settings.fields.ts';
import { CopyText } from './CopyText.tsx';
import { ACCOUNT_NAME, ACCOUNT_NUMBER, BANK, IFSC, TRANSFER_TO } from './messages.ts';

/** The shop's bank account, to transfer the money to. */
export function BankDetails({ bank }: { bank: Bank }) {
  const { accountName, accountNumber, ifsc, bankName, branch } = bank;
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
          <dd>{`${bankName}, ${branch}`}</dd>
        </div>
      </dl>
    </section>
  );
}
