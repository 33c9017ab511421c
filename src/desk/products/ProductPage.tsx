import { useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import { decidedUpon, type EditedFields, type ProductEdit } from '#core/model/desk/product-edit.ts';
import { mintId } from '#core/model/identifiers.ts';
import { saveProductEdit } from '#core/sync/writes/desk-product.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { go, linkTo, NEW_PRODUCT_AT, PRODUCTS } from '../frame/navigation.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import {
  ALL_PRODUCTS,
  DELETE,
  DELETE_WHY,
  deleteTitle,
  HIDDEN,
  HIDE,
  HIDE_WHY,
  KEEP_IT,
  NEW_PRODUCT,
  NO_SUCH_PRODUCT,
  NO_SUCH_PRODUCT_WHY,
  SEE_IN_SHOP,
  SHOW_AGAIN,
} from './messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductNotes } from './ProductNotes.tsx';
import { type ShownProduct, useDeskProduct, type WaitingEdit } from './use-desk-products.ts';
import './Products.css';

/** A product: what of it waits, its form, and what else can be done with it. */
export function ProductPage({ productId }: { productId: string }) {
  const shown = useDeskProduct(productId);
  const [rounds, setRounds] = useState(0);
  if (shown === undefined) return null;
  if (shown === null) {
    return (
      <EmptyState title={<h1>{NO_SUCH_PRODUCT}</h1>}>
        <p>{NO_SUCH_PRODUCT_WHY}</p>
        <a {...linkTo(PRODUCTS)}>{ALL_PRODUCTS}</a>
      </EmptyState>
    );
  }
  const { fields, waiting } = shown;
  const isDeleted = waiting.some(({ edit, state }) => edit.does === 'delete' && state === 'waits');
  const isHidden = fields.hidden === true;
  return (
    <div className="desk-page">
      <p>
        <a {...linkTo(PRODUCTS)}>{ALL_PRODUCTS}</a>
      </p>
      <h1>{String(fields.name ?? '')}</h1>
      {isHidden && <p className="desk-standing">{HIDDEN}</p>}
      <ProductNotes
        waiting={waiting}
        fields={fields}
        onRetyped={(isNew) => (isNew ? go(NEW_PRODUCT_AT) : setRounds(rounds + 1))}
      />
      {!isDeleted && (
        <>
          <ProductForm key={rounds} productId={productId} shown={fields} waiting={waiting} />
          <Actions shown={shown} isHidden={isHidden} />
        </>
      )}
    </div>
  );
}

const NONE_WAITING: readonly WaitingEdit[] = [];

/** The form of a product that is new. */
export function NewProductPage() {
  return (
    <div className="desk-page">
      <p>
        <a {...linkTo(PRODUCTS)}>{ALL_PRODUCTS}</a>
      </p>
      <h1>{NEW_PRODUCT}</h1>
      <ProductForm productId={null} shown={null} waiting={NONE_WAITING} />
    </div>
  );
}

function Actions({ shown, isHidden }: { shown: ShownProduct; isHidden: boolean }) {
  const { productId, fields, isStored } = shown;
  const { uid } = useOwnDesk();
  const [isAsking, setIsAsking] = useState(false);
  const [isNotSaved, setIsNotSaved] = useState(false);
  const isBusy = useRef(false);
  async function save(edit: Pick<ProductEdit, 'does' | 'fields' | 'upon'>) {
    if (isBusy.current) return;
    isBusy.current = true;
    const press = { id: mintId(), uid, productId, ...edit };
    const saved = await saveProductEdit(deviceDatabase(), press, Date.now());
    isBusy.current = false;
    setIsNotSaved(saved.outcome !== 'saved');
    setIsAsking(false);
    if (saved.outcome === 'saved') scrollTo(0, 0);
  }
  function hide() {
    const changed: EditedFields = { hidden: isHidden ? null : true };
    void save({ does: 'change', fields: changed, upon: decidedUpon(changed, fields) });
  }
  return (
    <section className="desk-card">
      <p className="desk-soft">{HIDE_WHY}</p>
      <div className="desk-links">
        <Button variant="secondary" onClick={hide}>
          {isHidden ? SHOW_AGAIN : HIDE}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {DELETE}
        </Button>
        {isStored && !isHidden && (
          <a href={`/product/${encodeURIComponent(productId)}`}>{SEE_IN_SHOP}</a>
        )}
      </div>
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
      {isAsking && (
        <Dialog title={deleteTitle(String(fields.name))} onClose={() => setIsAsking(false)}>
          <p>{DELETE_WHY}</p>
          <DialogAnswers>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {KEEP_IT}
            </Button>
            <Button onClick={() => void save({ does: 'delete', fields: {}, upon: fields })}>
              {DELETE}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </section>
  );
}
