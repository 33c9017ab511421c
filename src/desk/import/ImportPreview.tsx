import { useReachability } from '#browser/sync/use-reachability.ts';
import type { ChangedRow } from '#domain/product/table/preview.ts';
import { groupedNumber } from '#domain/shared/grouped-number.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { writeImport } from './import-run.ts';
import type { CheckedImport } from './import-state.ts';
import {
  andMore,
  CHANGED,
  CHANGES_TITLE,
  changesLeft,
  changeWords,
  columnsLeftOut,
  cutOffWords,
  filesLeftOut,
  NEW,
  NOTHING_FIT,
  NOTHING_TO_WRITE,
  newBrands,
  newCategories,
  picturesToSend,
  placeWords,
  REFUSED,
  UNCHANGED,
  WRITING_NEEDS_CONNECTION,
  writeWords,
} from './messages.ts';
import { ProblemList } from './ProblemList.tsx';

/** A list shows this many names and counts the rest. */
const MAX_NAMES = 10;
const MAX_CHANGES_SHOWN = 20;

/** Previews what the import would do, with the button that starts it. */
export function ImportPreview({ state: { found, leftOut, cutOff } }: { state: CheckedImport }) {
  const reachability = useReachability();
  const { created, changed, unchanged, refused, photos, newGroups, problems } = found;
  const count = created + changed;
  const sentences = [
    photos > 0 && picturesToSend(photos),
    named(newCategories, newGroups.categories),
    named(newBrands, newGroups.brands),
    named(columnsLeftOut, leftOut.columns),
    named(filesLeftOut, leftOut.files),
  ].filter((it) => it !== false);
  return (
    <>
      <dl className="desk-import__counts">
        {(
          [
            [NEW, created],
            [CHANGED, changed],
            [UNCHANGED, unchanged],
            [REFUSED, refused],
          ] as const
        ).map(([words, number]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{groupedNumber(number)}</dd>
          </div>
        ))}
      </dl>
      {sentences.length > 0 && (
        <div className="desk-both">
          {sentences.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {cutOff && count > 0 && <Notice>{cutOffWords(cutOff.done, cutOff.of)}</Notice>}
      {count === 0 && (
        <Notice tone={refused > 0 ? 'careful' : 'good'}>
          {unchanged === 0 ? NOTHING_FIT : NOTHING_TO_WRITE}
        </Notice>
      )}
      {count > 0 && reachability === 'unreachable' && (
        <Notice tone="careful">{WRITING_NEEDS_CONNECTION}</Notice>
      )}
      {count > 0 && reachability !== 'unreachable' && (
        <Button onClick={() => void writeImport()}>{writeWords(count)}</Button>
      )}
      <ProblemList problems={problems} />
      <ChangeList changes={found.changes} changed={changed} />
    </>
  );
}

function ChangeList({ changes, changed }: { changes: readonly ChangedRow[]; changed: number }) {
  if (changes.length === 0) return null;
  const shown = changes.slice(0, MAX_CHANGES_SHOWN);
  return (
    <section className="desk-card">
      <h2>{CHANGES_TITLE}</h2>
      <ul className="desk-import__list">
        {shown.map(({ row, id, changes: moves }) => (
          <li key={row}>
            <strong>{id}</strong> <span className="desk-soft">{`(${placeWords(row, null)})`}</span>
            {moves.map(({ column, from, to }) => (
              <p key={column}>{changeWords(column, from, to)}</p>
            ))}
          </li>
        ))}
      </ul>
      {changed > shown.length && <p className="desk-soft">{changesLeft(changed - shown.length)}</p>}
    </section>
  );
}

/** A sentence with names in it; false if there are none. */
function named(sentence: (names: string) => string, names: Iterable<string>): string | false {
  const all = [...names];
  if (all.length === 0) return false;
  const some = all.slice(0, MAX_NAMES).join(', ');
  return sentence(all.length > MAX_NAMES ? andMore(some, all.length - MAX_NAMES) : some);
}
