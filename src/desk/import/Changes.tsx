import { columnOf } from '#domain/product/table/columns.ts';
import type { ChangedRow } from '#domain/product/table/preview.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { LongText } from './LongText.tsx';
import {
  AFTER,
  BEFORE,
  CHANGES_TITLE,
  COLUMN,
  NEW_PICTURE,
  NO_VALUE,
  rowOfProduct,
} from './messages.ts';
import { ShownPictures } from './ShownPictures.tsx';
import { shownValue } from './shown-value.ts';

const PICTURES_COLUMN = columnOf('photoURL').heading;

/** The products that would be changed: each field before and after. */
export function Changes({ changes }: { changes: readonly ChangedRow[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{CHANGES_TITLE}</h2>
      <PagedList className="desk-import__list" items={changes} of="changes" onlyByPress>
        {({ row, id, changes: moves }) => (
          <li key={row}>
            <table className="desk-import__changes">
              <caption>{rowOfProduct(id, row)}</caption>
              <thead>
                <tr>
                  <th scope="col">{COLUMN}</th>
                  <th scope="col">{BEFORE}</th>
                  <th scope="col">{AFTER}</th>
                </tr>
              </thead>
              <tbody>
                {moves.map(({ column, from, to }) => (
                  <tr key={column}>
                    <th scope="row">{column}</th>
                    {column === PICTURES_COLUMN ? (
                      <PictureCells productId={id} from={from} to={to} />
                    ) : (
                      <>
                        <td>
                          <LongText>{shownValue(column, from)}</LongText>
                        </td>
                        <td>
                          <LongText>{shownValue(column, to)}</LongText>
                        </td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        )}
      </PagedList>
    </section>
  );
}

/** `from` and `to`: the numbers of pictures, as a cell holds them. */
function PictureCells({ productId, from, to }: { productId: string; from: string; to: string }) {
  const before = numbersIn(from).map((picture) => ({ name: picture, picture, productId }));
  const after = numbersIn(to).map(
    (picture) => before.find((it) => it.picture === picture) ?? { name: NEW_PICTURE, picture },
  );
  return [before, after].map((pictures, at) => (
    <td key={at === 0 ? BEFORE : AFTER}>
      {pictures.length > 0 ? <ShownPictures pictures={pictures} /> : NO_VALUE}
    </td>
  ));
}

const numbersIn = (cell: string) => cell.split(', ').filter((it) => it !== '');
