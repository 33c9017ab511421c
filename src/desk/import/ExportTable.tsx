import { useEffect, useRef, useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { SpreadsheetKind } from '#domain/product/table/write-spreadsheet.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { exportCatalogue, saveFile } from './export-catalogue.ts';
import {
  EXPORT_CSV,
  EXPORT_FAILED,
  EXPORT_NEEDS_CONNECTION,
  EXPORT_TITLE,
  EXPORT_WHAT,
  EXPORT_XLSX,
  exportedWords,
  exportingWords,
} from './messages.ts';

type Standing =
  | { at: 'idle' }
  | { at: 'reading'; products: number }
  | { at: 'done'; products: number; name: string }
  | { at: 'failed' };

/** Exports all products as a table. */
export function ExportTable() {
  const { uid } = useOwnDesk();
  const reachability = useReachability();
  const [standing, setStanding] = useState<Standing>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function press(kind: SpreadsheetKind) {
    if (standing.at === 'reading') return;
    const own = new AbortController();
    running.current = own;
    const show = (next: Standing) => {
      if (!own.signal.aborted) setStanding(next);
    };
    show({ at: 'reading', products: 0 });
    try {
      const { file, products } = await exportCatalogue(uid, kind, own.signal, (read) =>
        show({ at: 'reading', products: read }),
      );
      const name = `products.${kind}`;
      if (!own.signal.aborted) saveFile(file, name);
      show({ at: 'done', products, name });
    } catch (error) {
      console.error('the catalogue could not be exported', error);
      show({ at: 'failed' });
    }
  }
  return (
    <section className="desk-card">
      <h2>{EXPORT_TITLE}</h2>
      <p>{EXPORT_WHAT}</p>
      {reachability === 'unreachable' ? (
        <Notice tone="careful">{EXPORT_NEEDS_CONNECTION}</Notice>
      ) : (
        <div className="desk-links">
          <Button variant="secondary" onClick={() => void press('xlsx')}>
            {EXPORT_XLSX}
          </Button>
          <Button variant="secondary" onClick={() => void press('csv')}>
            {EXPORT_CSV}
          </Button>
        </div>
      )}
      {standing.at === 'reading' && <p role="status">{exportingWords(standing.products)}</p>}
      {standing.at === 'done' && (
        <Notice tone="good">{exportedWords(standing.products, standing.name)}</Notice>
      )}
      {standing.at === 'failed' && (
        <Notice tone="careful" isUrgent>
          {EXPORT_FAILED}
        </Notice>
      )}
    </section>
  );
}
