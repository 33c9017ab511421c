import { useDeferredValue, useId, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { readDeskProduct } from '#domain/product/desk/desk-products.ts';
import {
  type LineProblems,
  steppedQuantity,
  type TypedLine,
  withProduct,
} from '#domain/quotation/desk/quotation-form.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import {
  type ListedProduct,
  productMatcher,
  useDeskProducts,
} from '../products/use-desk-products.ts';
import { PRICE_FIELD, rupeeWords } from '../stock/messages.ts';
import { PiecesField } from '../stock/PiecesField.tsx';
import {
  ADD_PRODUCT_FIELD,
  ADD_PRODUCT_HINT,
  eachFor,
  LINES,
  moreFound,
  NONE_WITH_NAME,
  TAKE_OFF,
  takeOff,
} from './messages.ts';

/** A search offers at most this many products. */
const MAX_OFFERED = 6;

type LinesProps = {
  lines: readonly TypedLine[];
  problem: string | undefined;
  problems: LineProblems['ofLine'];
  /** Prices are the catalogue's. */
  isPriceFixed?: boolean;
  /** A note about this quantity of a product. */
  noteOf?(productId: string, quantity: string): string | null;
  onChange(lines: readonly TypedLine[]): void;
};

/** The products of a quotation or an order, each with quantity and price; and a search to add one. */
export function QuotedLines(props: LinesProps) {
  const { lines, problem, problems, isPriceFixed = false, noteOf, onChange } = props;
  const id = useId();
  const change = (at: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <section className="desk-quoted" aria-labelledby={id}>
      <h2 id={id}>{LINES}</h2>
      <ol className="desk-quoted__lines">
        {lines.map((line, at) => (
          <li key={line.productId} className="desk-quoted__line">
            <p className="desk-quoted__top">
              <strong>{line.name}</strong>
              <Button
                variant="link"
                aria-label={takeOff(line.name)}
                onClick={() => onChange(lines.filter((_, index) => index !== at))}
              >
                {TAKE_OFF}
              </Button>
            </p>
            <div className="desk-stock__fields">
              <PiecesField
                name={line.name}
                value={line.quantity}
                error={problems[at]?.quantity}
                onType={(quantity) => change(at, { quantity })}
                onStep={(by) => change(at, { quantity: steppedQuantity(line.quantity, by) })}
              />
              {isPriceFixed ? (
                <p className="desk-soft">{eachFor(rupeeWords(Number(line.price)))}</p>
              ) : (
                <Field
                  label={PRICE_FIELD}
                  aria-label={`${PRICE_FIELD}: ${line.name}`}
                  inputMode="decimal"
                  autoComplete="off"
                  value={line.price}
                  error={problems[at]?.price}
                  onChange={(event) => change(at, { price: event.currentTarget.value })}
                />
              )}
            </div>
            <LineNote words={noteOf?.(line.productId, line.quantity)} />
          </li>
        ))}
      </ol>
      <Chooser problem={problem} onChoose={(product) => onChange(withProduct(lines, product))} />
    </section>
  );
}

function LineNote({ words }: { words: string | null | undefined }) {
  return words ? (
    <p role="status" className="desk-asks">
      {words}
    </p>
  ) : null;
}

type ChooserProps = {
  problem: string | undefined;
  onChoose(product: Parameters<typeof withProduct>[1]): void;
};

/** Finds a product on this phone by its name, tags or id. Hidden ones are not for sale. */
function Chooser({ problem, onChoose }: ChooserProps) {
  const { uid } = useOwnDesk();
  const products = useDeskProducts();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim();
  const found = wanted === '' || !products ? [] : findProducts(products, wanted);
  async function choose({ productId, card, price }: ListedProduct) {
    setTyped('');
    const known = await readDeskProduct(deviceDatabase(), uid, productId);
    const mrp = typeof known?.fields.mrp === 'number' ? known.fields.mrp : null;
    onChoose({ productId, name: card.name, price, mrp });
  }
  return (
    <>
      <Field
        label={ADD_PRODUCT_FIELD}
        hint={ADD_PRODUCT_HINT}
        type="search"
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
      />
      {wanted !== '' && products && (
        <>
          <ul className="desk-quoted__found">
            {found.slice(0, MAX_OFFERED).map((product) => (
              <li key={product.productId}>
                <button type="button" onClick={() => void choose(product)}>
                  <span>{product.card.name}</span>
                  <span className="desk-soft">{rupeeWords(product.price)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="desk-soft">
            {found.length === 0
              ? NONE_WITH_NAME
              : found.length > MAX_OFFERED && moreFound(found.length - MAX_OFFERED)}
          </p>
        </>
      )}
    </>
  );
}

function findProducts(products: readonly ListedProduct[], wanted: string): ListedProduct[] {
  const matches = productMatcher(wanted);
  return products.filter((product) => !product.card.hidden && matches(product));
}
