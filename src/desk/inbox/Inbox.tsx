import { useSearch } from '@tanstack/react-router';
import { deviceDatabase } from '#domain/device/database.ts';
import { saveAnswer } from '#domain/inbox/desk/answer-write.ts';
import { INBOX_OF, type InboxOf } from '#domain/inbox/inbox.ts';
import { matcherOf } from '#domain/search/match-text.ts';
import { shortDayWords } from '#domain/shared/day-in-india.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { Pills } from '../frame/Pills.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { InboxCard } from './InboxCard.tsx';
import { inboxText } from './inbox-text.ts';
import {
  DONE,
  INBOX_TITLE,
  itemCount,
  KIND_NAMES,
  NOTHING_DONE,
  NOTHING_FOUND,
  NOTHING_TO_ANSWER,
  SEARCH_INBOX,
  SEEN,
  TO_ANSWER,
  tooMany,
} from './messages.ts';
import { type ShownItem, useDeskInbox, useTooMany } from './use-desk-inbox.ts';

type List = InboxOf | 'done' | null;
const LISTS: readonly List[] = [null, ...INBOX_OF, 'done'];

/** Messages from shoppers: those to answer, all or of one kind, and those done. */
export function Inbox() {
  const items = useDeskInbox();
  const search = useSearch({ from: '/desk/inbox' });
  const list = LISTS.find((it) => it === search.list) ?? null;
  const [{ q: typed = '' }, look] = useTypedSearch(search);
  const found = findItems(items ?? [], list, typed);
  const nameOf = (it: List) => (it === null ? TO_ANSWER : it === 'done' ? DONE : KIND_NAMES[it]);
  const noneHere = list === null ? NOTHING_TO_ANSWER : NOTHING_DONE;
  const none = typed.trim() === '' ? noneHere : NOTHING_FOUND;
  return (
    <>
      <h1>{INBOX_TITLE}</h1>
      <SearchField
        label={SEARCH_INBOX}
        value={typed}
        onType={(q) => look({ list: search.list, q })}
      />
      <Pills
        label={INBOX_TITLE}
        pills={LISTS.map((it) => ({
          search: { list: it ?? undefined, q: typed || undefined },
          name: nameOf(it),
          count: (items ?? []).filter((item) => isIn(it, item)).length,
          isCurrent: it === list,
        }))}
      />
      <TooMany />
      <PagedList
        className="desk-orders"
        items={found}
        count={items ? (found.length === 0 ? none : itemCount(found.length)) : null}
        of={`${list} ${typed}`}
      >
        {(shown) => <InboxCard key={`${shown.item.of}/${shown.item.id}`} shown={shown} />}
      </PagedList>
    </>
  );
}

/** A day with too many messages: somebody may be flooding the shop, but cannot fill the list. */
function TooMany() {
  const { uid } = useOwnDesk();
  return useTooMany().map(({ id, of, day }) => (
    <Notice key={id} tone="careful">
      <p>{tooMany(KIND_NAMES[of], shortDayWords(Date.parse(day)))}</p>
      <Button
        variant="secondary"
        onClick={() =>
          void saveAnswer(
            deviceDatabase(),
            { id: mintId(), uid, itemId: id, of, answered: true },
            Date.now(),
          )
        }
      >
        {SEEN}
      </Button>
    </Notice>
  ));
}

/** A search looks through everything, also what is done; with a list chosen, only through that list. */
function findItems(items: readonly ShownItem[], list: List, typed: string): ShownItem[] {
  const isTyped = typed.trim() !== '';
  const matches = matcherOf(typed);
  return items.filter(
    (it) =>
      ((isTyped && list === null) || isIn(list, it)) && (!isTyped || matches(inboxText(it.item))),
  );
}

function isIn(list: List, { item, isDone, refused }: ShownItem): boolean {
  if (list === null) return !isDone || refused.length > 0;
  return list === 'done' ? isDone : item.of === list;
}
