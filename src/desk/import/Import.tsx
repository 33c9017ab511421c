import { useEffect } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { LOG_IN, OPENING } from '../messages.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { Columns } from './Columns.tsx';
import { Done } from './Done.tsx';
import { ExportTable } from './ExportTable.tsx';
import './Import.css';
import { ImportPreview } from './ImportPreview.tsx';
import { checkKept, choosePictures, chooseTable, giveUpImport, openImport } from './import-run.ts';
import { type EndedImport, type ImportState, useImportState } from './import-state.ts';
import {
  CHECK_AGAIN,
  CHOOSE_FOLDER,
  CHOOSE_OTHER,
  CHOOSE_PICTURES,
  CHOOSE_SPREADSHEET,
  COMPARED_LATER,
  COMPARING,
  endedWords,
  FIRST_TIME,
  fileProblem,
  GIVE_UP,
  IMPORT_TITLE,
  IMPORT_WHAT,
  KEEP_OPEN,
  LOOKING_AT_PICTURES,
  PICTURES,
  PICTURES_HINT,
  picturesDone,
  readingWords,
  rowsDone,
  SPREADSHEET_HINT,
  STOP,
  WRITING,
  WRITTEN_LATER,
} from './messages.ts';
import { ProblemList } from './ProblemList.tsx';
import { Questions } from './Questions.tsx';

const LOGIN = '/login?returnUrl=%2Fdesk%2Fimport';

/**
 * Imports products from a spreadsheet, checked and shown before anything is written; and exports the
 * catalogue as one.
 */
export function Import() {
  const { uid } = useOwnDesk();
  const state = useImportState();
  useEffect(() => void openImport(uid), [uid]);
  return (
    <>
      <h1>{IMPORT_TITLE}</h1>
      <Step state={state} uid={uid} />
      <ExportTable />
    </>
  );
}

function Step({ state, uid }: { state: ImportState; uid: string }) {
  switch (state.at) {
    case 'opening':
      return <p role="status">{OPENING}</p>;
    case 'nothing':
      return (
        <>
          <p>{IMPORT_WHAT}</p>
          {state.problem && (
            <Notice tone="careful" isUrgent>
              {fileProblem(state.name, state.problem)}
            </Notice>
          )}
          <ChooseTable uid={uid} words={CHOOSE_SPREADSHEET} />
          <p className="desk-soft">{FIRST_TIME}</p>
        </>
      );
    case 'reading':
      return <p role="status">{readingWords(state.name)}</p>;
    case 'columns':
      return (
        <>
          <FileName name={state.name} />
          <Columns state={state} />
          <ChooseTable uid={uid} words={CHOOSE_OTHER} />
          <GiveUp uid={uid} />
        </>
      );
    case 'pictures':
      return (
        <Under words={LOOKING_AT_PICTURES} state={state} count={picturesDone}>
          <GiveUp uid={uid} />
        </Under>
      );
    case 'comparing':
      return (
        <>
          <Under words={COMPARING} state={state} count={rowsDone}>
            {state.isWaiting && <Notice tone="careful">{COMPARED_LATER}</Notice>}
            <GiveUp uid={uid} />
          </Under>
          <ProblemList problems={state.findings.problems} />
        </>
      );
    case 'checked':
      return (
        <>
          <FileName name={state.name} />
          <Questions state={state} />
          <ImportPreview state={state} />
          <ChoosePictures uid={uid} />
          <ChooseTable uid={uid} words={CHOOSE_OTHER} />
          <GiveUp uid={uid} />
        </>
      );
    case 'writing':
      return (
        <Under words={WRITING} state={state} count={rowsDone}>
          {state.isWaiting && <Notice tone="careful">{WRITTEN_LATER}</Notice>}
          <p className="desk-soft">{KEEP_OPEN}</p>
          <Button variant="secondary" onClick={() => void checkKept(uid)}>
            {STOP}
          </Button>
        </Under>
      );
    case 'done':
      return (
        <>
          <Done state={state} />
          <ChooseTable uid={uid} words={CHOOSE_OTHER} />
        </>
      );
    case 'ended':
      return <Ended state={state} uid={uid} />;
  }
}

function FileName({ name }: { name: string }) {
  return (
    <p role="status" className="desk-import__name">
      {name}
    </p>
  );
}

type UnderProps = {
  words: string;
  state: Extract<ImportState, { isWaiting: boolean }>;
  count(done: number, of: number): string;
  children: Elements;
};

/** Shows work in progress. */
function Under({ words, state: { name, done, of }, count, children }: UnderProps) {
  return (
    <section className="desk-card">
      <div role="status">
        <h2>{words}</h2>
      </div>
      <p className="desk-soft">{name}</p>
      <progress className="desk-import__progress" value={done} max={of || 1} aria-label={words} />
      <p>{count(done, of)}</p>
      {children}
    </section>
  );
}

function Ended({ state: { name, why, done, of }, uid }: { state: EndedImport; uid: string }) {
  return (
    <>
      <Notice tone="careful" isUrgent>
        {fileProblem(name, endedWords(why, done, of))}
      </Notice>
      {why === 'signed-out' && <AnchorButton href={LOGIN}>{LOG_IN}</AnchorButton>}
      <Button
        variant={why === 'signed-out' ? 'secondary' : 'primary'}
        onClick={() => void checkKept(uid)}
      >
        {CHECK_AGAIN}
      </Button>
      <GiveUp uid={uid} />
    </>
  );
}

function ChooseTable({ uid, words }: { uid: string; words: string }) {
  return (
    <ChooseFiles
      words={words}
      hint={SPREADSHEET_HINT}
      // Without `accept`: some phones know no types by their endings, and would show no file at all.
      takes="one"
      onChoose={([file]) => file && void chooseTable(uid, file)}
    />
  );
}

function ChoosePictures({ uid }: { uid: string }) {
  const choose = (files: File[]) => void choosePictures(uid, files);
  const takesFolders = 'webkitdirectory' in HTMLInputElement.prototype;
  return (
    <section className="desk-card">
      <h2>{PICTURES}</h2>
      <p className="desk-soft">{PICTURES_HINT}</p>
      <div className="desk-import__both">
        <ChooseFiles words={CHOOSE_PICTURES} takes="several" onChoose={choose} />
        {takesFolders && <ChooseFiles words={CHOOSE_FOLDER} takes="folder" onChoose={choose} />}
      </div>
    </section>
  );
}

function GiveUp({ uid }: { uid: string }) {
  return (
    <Button variant="link" onClick={() => void giveUpImport(uid)}>
      {GIVE_UP}
    </Button>
  );
}
