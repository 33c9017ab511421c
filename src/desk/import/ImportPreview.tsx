import { useReachability } from '#browser/sync/use-reachability.ts';
import type { NewGroupSeen } from '#domain/product/table/preview.ts';
import { groupedNumber } from '#domain/shared/grouped-number.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { Changes } from './Changes.tsx';
import { askColumns } from './import-run.ts';
import { type CheckedImport, isAsking } from './import-state.ts';
import { writeImport } from './import-write.ts';
import {
  ANSWER_FIRST,
  andMore,
  brandAlike,
  CHANGED,
  COLUMNS_TITLE,
  categoryAlike,
  columnsLeftOut,
  cutOffWords,
  filesLeftOut,
  NEW,
  NOTHING_FIT,
  NOTHING_TO_WRITE,
  newBrands,
  newCategories,
  picturesToSend,
  REFUSED,
  UNCHANGED,
  WRITING_NEEDS_CONNECTION,
  writeWords,
} from './messages.ts';
import { NewProducts } from './NewProducts.tsx';
import { ProblemList } from './ProblemList.tsx';

/** A sentence shows this many names and counts the rest. */
const MAX_NAMES = 10;

/** Previews what the import would do, with the button that starts it. */
export function ImportPreview({ state }: { state: CheckedImport }) {
  const { uid } = useOwnDesk();
  const { found, leftOut, table, context } = state;
  const { categories, brands } = found.newGroups;
  const sentences = [
    found.photos > 0 && picturesToSend(found.photos),
    named(newCategories, unlike(categories)),
    named(newBrands, unlike(brands)),
    named(columnsLeftOut, leftOut.columns),
    named(filesLeftOut, leftOut.files),
  ].filter((it) => it !== false);
  const alike = [
    ...categories.map(
      ({ name, alike: others }) => others.length > 0 && categoryAlike(name, others),
    ),
    ...brands.map(({ name, alike: others }) => others.length > 0 && brandAlike(name, others)),
  ].filter((it) => it !== false);
  return (
    <>
      <Counts found={found} />
      {sentences.length > 0 && (
        <div className="desk-both">
          {sentences.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {alike.length > 0 && (
        <Notice tone="careful">
          <PagedList className="desk-import__list" items={alike} of="alike" onlyByPress>
            {(words) => <li key={words}>{words}</li>}
          </PagedList>
        </Notice>
      )}
      {!table.origin && (
        <div>
          <Button variant="link" onClick={() => void askColumns(uid)}>
            {COLUMNS_TITLE}
          </Button>
        </div>
      )}
      <WritePlace state={state} />
      <ProblemList problems={found.problems} />
      <NewProducts news={found.news} folder={context.folder} />
      <Changes changes={found.changes} />
    </>
  );
}

function Counts({ found }: Pick<CheckedImport, 'found'>) {
  const { created, changed, unchanged, refused } = found;
  return (
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
  );
}

/** The button that writes, or why there is none. */
function WritePlace({ state }: { state: CheckedImport }) {
  const { uid } = useOwnDesk();
  const reachability = useReachability();
  const { found, cutOff } = state;
  const { created, changed, unchanged, refused, free } = found;
  const count = created + changed;
  if (isAsking(state)) return <Notice>{ANSWER_FIRST}</Notice>;
  if (count === 0) {
    return (
      <Notice tone={refused + free > 0 ? 'careful' : 'good'}>
        {unchanged === 0 ? NOTHING_FIT : NOTHING_TO_WRITE}
      </Notice>
    );
  }
  return (
    <>
      {cutOff && <Notice>{cutOffWords(cutOff.done, cutOff.of)}</Notice>}
      {reachability === 'unreachable' ? (
        <Notice tone="careful">{WRITING_NEEDS_CONNECTION}</Notice>
      ) : (
        <Button onClick={() => void writeImport(uid, state)}>{writeWords(count)}</Button>
      )}
    </>
  );
}

const unlike = (groups: readonly NewGroupSeen[]) =>
  groups.flatMap(({ name, alike }) => (alike.length === 0 ? [name] : []));

/** A sentence with names in it; false if there are none. */
function named(sentence: (names: string) => string, all: readonly string[]): string | false {
  if (all.length === 0) return false;
  const some = all.slice(0, MAX_NAMES).join(', ');
  return sentence(all.length > MAX_NAMES ? andMore(some, all.length - MAX_NAMES) : some);
}
