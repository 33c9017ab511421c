import { ConflictNotice } from '../edits/ConflictNotice.tsx';
import { NotSent } from '../edits/NotSent.tsx';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { DO_IT_ALL_THE_SAME } from '../messages.ts';
import {
  MAKE_SOLD_OUT,
  PRODUCT_GONE,
  priceMoved,
  refusedPieces,
  refusedPrice,
  rupeeWords,
  tooFew,
  waitsWords,
} from './messages.ts';
import type { WaitingChange } from './use-desk-stock.ts';

/** The mark of a product's unsent changes, and those that conflict or were refused. */
export function StockNotes({ waiting }: { waiting: readonly WaitingChange[] }) {
  const going = waiting.filter(isWaiting);
  const by = going.reduce((sum, it) => sum + (it.is === 'pieces' ? it.by : 0), 0);
  const prices = going.flatMap((it) => (it.is === 'price' ? it.fields.price : []));
  const words = waitsWords(by, prices.at(-1) ?? null);
  return (
    <>
      {words !== '' && <NotSent what={words} />}
      {waiting
        .filter((it) => !isWaiting(it))
        .map((change) => (
          <StockConflict key={change.seq} change={change} />
        ))}
    </>
  );
}

function StockConflict({ change }: { change: WaitingChange }) {
  const { seq, status, now } = change;
  if (status === 'refused') {
    const said =
      change.is === 'pieces' ? refusedPieces(change.by) : refusedPrice(change.fields.price);
    return <ConflictNotice seqs={[seq]} refused={[seq]} said={said} />;
  }
  if (now === null) return <ConflictNotice seqs={[seq]} said={PRODUCT_GONE} accept={null} />;
  if (change.is === 'pieces') {
    const left = Number(now.left);
    const accept = left > 0 ? MAKE_SOLD_OUT : null;
    return <ConflictNotice seqs={[seq]} said={tooFew(change.by, left)} accept={accept} />;
  }
  const { fields, base } = change;
  const prices = {
    saw: rupeeWords(base.price),
    wanted: rupeeWords(fields.price),
    now: rupeeWords(Number(now.price)),
  };
  return (
    <ConflictNotice
      seqs={[seq]}
      said={priceMoved(fields.price)}
      fields={[prices]}
      accept={DO_IT_ALL_THE_SAME}
    />
  );
}
