import { useRef, useState } from 'react';
import { looksOf, monthTables } from '#domain/tax/month-tables.ts';
import type { Paper } from '#domain/tax/paper.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Field.tsx';
import { callImportWorker } from '../import/call-import-worker.ts';
import { saveTable } from '../import/export-catalogue.ts';
import {
  CHOOSE_TABLE,
  FOR_ACCOUNTANT,
  FOR_ACCOUNTANT_WHAT,
  monthFile,
  NOT_WRITTEN,
  ONE_FILE,
  ONE_TABLE,
  SAVE_TABLE,
  savedWords,
  tableFile,
} from './messages.ts';

/** Saves the accountant's tables of a month: all in one file, or one as CSV. Needs no network. */
export function AccountantFiles({ month, papers }: { month: string; papers: readonly Paper[] }) {
  const sheets = monthTables(papers);
  const [chosen, setChosen] = useState(sheets[0]?.name ?? '');
  const [outcome, setOutcome] = useState<{ saved: string } | 'failed' | null>(null);
  const isWriting = useRef(false);
  async function save(name: string, write: () => Promise<Uint8Array>) {
    if (isWriting.current) return;
    isWriting.current = true;
    try {
      saveTable(await write(), name);
      setOutcome({ saved: name });
    } catch (error) {
      console.error('the month could not be written', error);
      setOutcome('failed');
    }
    isWriting.current = false;
  }
  const saveAll = () =>
    save(monthFile(month), () =>
      callImportWorker((it) =>
        it.writeWorkbook(sheets.map((sheet) => ({ ...sheet, looks: looksOf(sheet) }))),
      ),
    );
  const saveOne = () => {
    const sheet = sheets.find(({ name }) => name === chosen);
    if (!sheet) return;
    const { name, headings, rows } = sheet;
    const looks = looksOf(sheet);
    void save(tableFile(month, name), () =>
      callImportWorker((it) => it.writeSpreadsheet('csv', headings, rows, looks)),
    );
  };
  return (
    <section className="desk-card">
      <h2>{FOR_ACCOUNTANT}</h2>
      <p>{FOR_ACCOUNTANT_WHAT}</p>
      <p className="desk-links">
        <Button onClick={() => void saveAll()}>{ONE_FILE}</Button>
      </p>
      <details className="desk-paper__table">
        <summary>{ONE_TABLE}</summary>
        <Select
          label={CHOOSE_TABLE}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={sheets.map(({ name }) => ({ value: name, words: name }))}
        />
        <Button variant="secondary" onClick={saveOne}>
          {SAVE_TABLE}
        </Button>
      </details>
      {outcome !== null && outcome !== 'failed' && (
        <Notice tone="good">{savedWords(outcome.saved)}</Notice>
      )}
      {outcome === 'failed' && (
        <Notice tone="careful" isUrgent>
          {NOT_WRITTEN}
        </Notice>
      )}
    </section>
  );
}
