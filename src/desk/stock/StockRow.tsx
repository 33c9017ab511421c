import { useRef, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { savePrice } from '#domain/product/desk/price-write.ts';
import { readCount, readPrice, stepped } from '#domain/product/desk/stock-change.ts';
import { saveStockChange } from '#domain/product/desk/stock-write.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useFreeQuestion } from '../edits/use-free-question.tsx';
import { useIsMerchant, useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import {
  PRICE_FIELD,
  pieceWords,
  rupeeWords,
  SAVE,
  saveOf,
  UNDO,
  undoOf,
  willMove,
} from './messages.ts';
import { PiecesField } from './PiecesField.tsx';
import { StockNotes } from './StockNotes.tsx';
import type { ShownStock } from './use-desk-stock.ts';
import type { Typed } from './use-typed-stock.ts';

type RowProps = { shown: ShownStock; typed: Typed | undefined; onType(typed: Typed | null): void };

/** A product's stock and price; both are saved on this device first and need no network. */
export function StockRow({ shown, typed = {}, onType }: RowProps) {
  const { product, pieces, price, waiting } = shown;
  const isMerchant = useIsMerchant();
  const [hasTried, setHasTried] = useState(false);
  const [isNotSaved, setIsNotSaved] = useState(false);
  const seen = typed.seenPieces ?? pieces;
  const count = typed.pieces ?? String(pieces);
  const mrp = product.mrpPaise === undefined ? undefined : product.mrpPaise / 100;
  const counted = readCount(count, seen);
  const priced = readPrice(
    typed.price ?? String(price),
    typed.price === undefined ? undefined : mrp,
  );
  const by = 'value' in counted && typed.pieces !== undefined ? counted.value - seen : 0;
  const isTyped = typed.pieces !== undefined || typed.price !== undefined;
  const save = useSave(shown, typed);
  const { mayBeFree, question } = useFreeQuestion(() => void press());

  const typePieces = (text: string) => onType({ ...typed, pieces: text, seenPieces: seen });
  const typePrice = (text: string) =>
    onType({ ...typed, price: text, seenPrice: typed.seenPrice ?? price });
  async function press() {
    setHasTried(true);
    if ('problem' in counted || 'problem' in priced) return;
    const isMadeFree = typed.price !== undefined && priced.value === 0 && typed.seenPrice !== 0;
    if (!mayBeFree(isMadeFree ? [product.name] : [])) return;
    const left = await save(by, priced.value);
    setIsNotSaved(left !== null);
    onType(left);
    setHasTried(left !== null);
  }
  const problem = (reading: typeof counted) =>
    hasTried && 'problem' in reading ? reading.problem : undefined;
  return (
    <li className="desk-card desk-stock">
      <h2 className="desk-stock__name">{product.name}</h2>
      <p className="desk-soft">
        <span className={pieces <= 0 ? 'desk-asks' : undefined}>{pieceWords(pieces)}</span>
        {' · '}
        <span>{rupeeWords(price)}</span>
      </p>
      <div className="desk-stock__fields">
        <PiecesField
          name={product.name}
          value={count}
          error={problem(counted)}
          onType={typePieces}
          onStep={(by) => typePieces(stepped(count, seen, by))}
        />
        {isMerchant && (
          <Field
            label={PRICE_FIELD}
            aria-label={`${PRICE_FIELD}: ${product.name}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed.price ?? String(price)}
            error={problem(priced)}
            isUrgent
            onChange={(event) => typePrice(event.currentTarget.value)}
          />
        )}
      </div>
      {isTyped && (
        <div className="desk-links">
          <Button aria-label={saveOf(product.name)} onClick={() => void press()}>
            {SAVE}
          </Button>
          <Button
            variant="secondary"
            aria-label={undoOf(product.name)}
            onClick={() => {
              setHasTried(false);
              onType(null);
            }}
          >
            {UNDO}
          </Button>
          {by !== 0 && <span className="desk-soft">{willMove(by, pieces + by)}</span>}
        </div>
      )}
      {isTyped && question}
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
      <StockNotes waiting={waiting} />
    </li>
  );
}

/** Saves the typed values; returns those that could not be saved, which stay in their fields. */
function useSave({ product, price }: ShownStock, typed: Typed) {
  const { uid } = useOwnDesk();
  const isBusy = useRef(false);
  return async (by: number, wanted: number): Promise<Typed | null> => {
    if (isBusy.current) return typed;
    isBusy.current = true;
    const common = { uid, productId: product.id };
    const left: Typed = { ...typed };
    const database = deviceDatabase();
    const pieces =
      by === 0 || (await saveStockChange(database, { id: mintId(), ...common, by }, Date.now()));
    if (pieces === true || pieces.outcome === 'saved') {
      delete left.pieces;
      delete left.seenPieces;
    }
    const seen = typed.seenPrice ?? price;
    const change = { id: mintId(), ...common, fields: { price: wanted }, base: { price: seen } };
    const isSame = typed.price === undefined || wanted === seen;
    const priced = isSame || (await savePrice(database, change, Date.now()));
    if (priced === true || priced.outcome === 'saved') {
      delete left.price;
      delete left.seenPrice;
    }
    isBusy.current = false;
    return Object.keys(left).length > 0 ? left : null;
  };
}
