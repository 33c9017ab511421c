import { columnOf, type Field } from '#domain/product/table/columns.ts';
import type { NewRow } from '#domain/product/table/preview.ts';
import { fileKey, type PictureFolder } from '#domain/product/table/row-pictures.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { isLong, LongText } from './LongText.tsx';
import { NEW_TITLE, rowOfProduct } from './messages.ts';
import { ShownPictures } from './ShownPictures.tsx';
import { shownValue } from './shown-value.ts';

const headingOf = (field: Field) => columnOf(field).heading;
const NAME = headingOf('name');
const DESCRIPTION = headingOf('editorContent');
/** Shown in another way than the other columns. */
const APART = [headingOf('id'), NAME, headingOf('photoURL')];

type NewProductsProps = { news: readonly NewRow[]; folder: PictureFolder };

/** The products that would be made, each with every field that would be written. */
export function NewProducts({ news, folder }: NewProductsProps) {
  if (news.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{NEW_TITLE}</h2>
      <PagedList className="desk-import__list" items={news} of="new" onlyByPress>
        {(row) => <NewProduct key={row.row} row={row} folder={folder} />}
      </PagedList>
    </section>
  );
}

function NewProduct({ row, folder }: { row: NewRow; folder: PictureFolder }) {
  const fields = row.changes.filter(({ column }) => !APART.includes(column));
  const isFolded = (column: string, text: string) => column === DESCRIPTION || isLong(text);
  return (
    <li className="desk-import__product">
      <h3>{row.changes.find(({ column }) => column === NAME)?.to ?? row.id}</h3>
      <p className="desk-soft">{rowOfProduct(row.id, row.row)}</p>
      {row.pictures.length > 0 && (
        <ShownPictures
          pictures={row.pictures.map((name) => ({ name, picture: pictureOf(name, folder) }))}
        />
      )}
      <dl className="desk-import__fields">
        {fields.map(
          ({ column, to }) =>
            !isFolded(column, to) && (
              <div key={column}>
                <dt>{column}</dt>
                <dd>{shownValue(column, to)}</dd>
              </div>
            ),
        )}
      </dl>
      {fields.map(
        ({ column, to }) =>
          isFolded(column, to) && (
            <LongText key={column} name={column}>
              {to}
            </LongText>
          ),
      )}
    </li>
  );
}

/** The number of a file in the folder; null for any other picture. */
function pictureOf(name: string, { byName }: PictureFolder): string | null {
  const file = byName.get(fileKey(name));
  return file && 'picture' in file ? file.picture : null;
}
