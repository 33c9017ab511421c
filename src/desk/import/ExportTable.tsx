import { useEffect, useRef, useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { type ExportKind, exportCatalogue, saveTable } from './export-catalogue.ts';
import {
  EXPORT_CSV,
  EXPORT_FAILED,
  EXPORT_NEEDS_CONNECTION,
  EXPORT_SHOPIFY,
  EXPORT_TITLE,
  EXPORT_WHAT,
  EXPORT_WOOCOMMERCE,
  EXPORT_XLSX,
  exportedWords,
  exportingWords,
  MOVE_ON,
} from './messages.ts';

const ours = () =>
  [
    ['xlsx', EXPORT_XLSX],
    ['csv', EXPORT_CSV],
  ] as const;
const otherShops = () =>
  [
    ['woocommerce', EXPORT_WOOCOMMERCE],
    ['shopify', EXPORT_SHOPIFY],
  ] as const;

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

  async function press(kind: ExportKind) {
    if (standing.at === 'reading') return;
    const own = new AbortController();
    running.current = own;
    const show = (next: Standing) => {
      if (!own.signal.aborted) setStanding(next);
    };
    show({ at: 'reading', products: 0 });
    try {
      const { bytes, name, products } = await exportCatalogue(uid, kind, own.signal, (read) =>
        show({ at: 'reading', products: read }),
      );
      if (!own.signal.aborted) saveTable(bytes, name);
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
        <>
          <Kinds kinds={ours()} onPress={(kind) => void press(kind)} />
          <p>{MOVE_ON}</p>
          <Kinds kinds={otherShops()} onPress={(kind) => void press(kind)} />
        </>
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

type KindsProps = {
  kinds: readonly (readonly [kind: ExportKind, words: string])[];
  onPress(kind: ExportKind): void;
};

function Kinds({ kinds, onPress }: KindsProps) {
  return (
    <div className="desk-links">
      {kinds.map(([kind, words]) => (
        <Button key={kind} variant="secondary" onClick={() => onPress(kind)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
