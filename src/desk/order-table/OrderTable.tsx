import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import type { FactsOf } from '#domain/order/table/order-facts.ts';
import { orderTable, type RowOf, type StateWords } from '#domain/order/table/order-rows.ts';
import { dateInIndia } from '#domain/shared/day-in-india.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { Select } from '#ui/form/Field.tsx';
import { Link } from '../frame/Link.tsx';
import { callImportWorker } from '../import/call-import-worker.ts';
import { BACK_TO_ORDERS, MONEY_STATES, PAYMENT_METHODS, QUEUE_NAMES } from '../messages.ts';
import { ChooseOrders } from './ChooseOrders.tsx';
import { CourierForms } from './CourierForms.tsx';
import { MadeFile } from './MadeFile.tsx';
import {
  A_ROW_FOR,
  CSV,
  CSV_SHORTENS,
  EXCEL,
  formFile,
  OWN_TABLE,
  ROW_NAMES,
  SHEET,
  TABLE_NAME,
  TABLE_TITLE,
  TO_TRACKING,
  yesOrNo,
} from './messages.ts';
import './OrderTable.css';
import { type ChosenOrder, useChosenOrders } from './use-chosen-orders.ts';
import { useProductFacts } from './use-product-facts.ts';

const stateWords = (): StateWords => ({
  queues: QUEUE_NAMES,
  methods: PAYMENT_METHODS,
  money: MONEY_STATES,
  isPaid: yesOrNo,
});
const NONE: readonly DeskOrder[] = [];

/** Chosen orders as a spreadsheet: the shop's own table, or filled into a courier's form. Needs no network. */
export function OrderTable() {
  const { queue } = useSearch({ from: '/desk/table' });
  const [older, setOlder] = useState(NONE);
  const chosen = useChosenOrders(queue, older);
  const factsOf = useProductFacts();
  const orders = chosen.orders ?? [];
  return (
    <div className="desk-table">
      <h1>{TABLE_TITLE}</h1>
      <p className="desk-links">
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
        <Link to="/desk/tracking">{TO_TRACKING}</Link>
      </p>
      <ChooseOrders chosen={chosen} onOlder={(read) => setOlder(read.orders)} />
      {orders.length > 0 && <OwnTable orders={orders} factsOf={factsOf} />}
      <CourierForms orders={orders.map(({ order }) => order)} factsOf={factsOf} />
    </div>
  );
}

type OwnTableProps = { orders: readonly ChosenOrder[]; factsOf: FactsOf };

function OwnTable({ orders, factsOf }: OwnTableProps) {
  const [rowOf, setRowOf] = useState<RowOf>('order');
  const make = (kind: 'xlsx' | 'csv') => async () => {
    const { headings, rows, columns, sheet, name } = inEnglish(() => ({
      ...orderTable(orders, rowOf, stateWords(), factsOf),
      ...{ sheet: SHEET, name: formFile(TABLE_NAME, dateInIndia(Date.now())) },
    }));
    const bytes = await callImportWorker((it) =>
      it.writeSpreadsheet(kind, headings, rows, columns, sheet),
    );
    return { bytes, name: `${name}.${kind}` };
  };
  return (
    <section className="desk-card">
      <h2>{OWN_TABLE}</h2>
      <Select
        label={A_ROW_FOR}
        value={rowOf}
        options={[
          { value: 'order', words: ROW_NAMES.order },
          { value: 'line', words: ROW_NAMES.line },
        ]}
        onChange={({ currentTarget: { value } }) => setRowOf(value === 'line' ? 'line' : 'order')}
      />
      <MadeFile
        count={orders.length}
        ways={[
          { words: EXCEL, make: make('xlsx') },
          { words: CSV, make: make('csv') },
        ]}
      />
      <p className="desk-soft">{CSV_SHORTENS}</p>
    </section>
  );
}
