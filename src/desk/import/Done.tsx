import { Notice } from '#ui/feedback/Notice.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import type { DoneImport } from './import-state.ts';
import {
  ALL_FETCHED,
  doneWords,
  FETCHING_LATER,
  fetchingWords,
  SIZES_LATER,
  UNFETCHED_HOW,
  UNFETCHED_TITLE,
} from './messages.ts';
import { ProblemList } from './ProblemList.tsx';

/** What was written, what was refused, and how the pictures on the web get on. */
export function Done({ state: { written, problems, fetched } }: { state: DoneImport }) {
  const { created, changed, unchanged, photos } = written;
  const done = doneWords(created, changed, unchanged);
  return (
    <>
      <Notice tone="good">{photos.length > 0 ? `${done} ${SIZES_LATER}` : done}</Notice>
      {fetched && <Fetched {...fetched} />}
      <ProblemList problems={problems} />
    </>
  );
}

function Fetched({ products, isWaiting, missing }: NonNullable<DoneImport['fetched']>) {
  if (!missing) {
    return (
      <Notice tone={isWaiting ? 'careful' : 'plain'}>
        {isWaiting ? FETCHING_LATER : fetchingWords(products)}
      </Notice>
    );
  }
  if (missing.length === 0) return <Notice tone="good">{ALL_FETCHED}</Notice>;
  return (
    <section className="desk-card">
      <div role="status">
        <h2>{UNFETCHED_TITLE}</h2>
      </div>
      <p className="desk-soft">{UNFETCHED_HOW}</p>
      <PagedList className="desk-import__list" items={missing} of="unfetched" onlyByPress>
        {({ id, failed }) => (
          <li key={id}>
            <strong>{id}</strong>
            {failed.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </li>
        )}
      </PagedList>
    </section>
  );
}
