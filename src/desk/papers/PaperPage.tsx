import { useParams } from '@tanstack/react-router';
import { BILLED_TO } from '#domain/tax/messages.ts';
import type { Paper } from '#domain/tax/paper.ts';
import { type Fact, type PaperSheet, paperSheet } from '#domain/tax/paper-sheet.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Link } from '../frame/Link.tsx';
import { makePdf } from '../print/make-pdf.ts';
import { PdfActions } from '../print/PdfActions.tsx';
import { usePdf } from '../print/use-pdf.ts';
import {
  ALL_PAPERS,
  LINES,
  NO_SUCH_PAPER,
  NO_SUCH_PAPER_WHY,
  paperFile,
  TAKEN_BACK_BY,
  TAKES_BACK,
  THE_ORDER,
} from './messages.ts';
import { usePapers } from './use-papers.ts';
import './Papers.css';

/** A tax paper as it was issued, and its PDF. */
export function PaperPage() {
  const { number } = useParams({ from: '/desk/papers/$number' });
  const papers = usePapers();
  if (papers === undefined) return null;
  const paper = papers.find((it) => it.number === number);
  if (!paper) {
    return (
      <EmptyState title={<h1>{NO_SUCH_PAPER}</h1>}>
        <p>{NO_SUCH_PAPER_WHY}</p>
        <Link to="/desk/papers">{ALL_PAPERS}</Link>
      </EmptyState>
    );
  }
  const sheet = inEnglish(() => paperSheet(paper));
  const notes = papers.filter(({ takesBack }) => takesBack?.number === number);
  return (
    <div className="desk-page">
      <p className="desk-links">
        <Link to="/desk/papers">{ALL_PAPERS}</Link>
      </p>
      <h1>
        <span>{sheet.title}</span> <span className="desk-number">{number}</span>
      </h1>
      <section className="desk-card">
        {sheet.above && <p>{sheet.above}</p>}
        <Facts facts={sheet.facts} />
        <Pdf paper={paper} name={sheet.name} />
        <ul className="desk-rows">
          <li>
            <Link
              to="/desk/orders/$customer/$orderId"
              params={{ customer: paper.uid, orderId: paper.orderId }}
            >
              {THE_ORDER}
            </Link>
          </li>
          {paper.takesBack && <Other words={TAKES_BACK} number={paper.takesBack.number} />}
          {notes.map((note) => (
            <Other key={note.number} words={TAKEN_BACK_BY} number={note.number} />
          ))}
        </ul>
      </section>
      <section className="desk-card">
        <h2>{BILLED_TO}</h2>
        <p className="desk-address">{[sheet.buyer.name, ...sheet.buyer.lines].join('\n')}</p>
      </section>
      <Lines sheet={sheet} />
    </div>
  );
}

function Pdf({ paper, name }: { paper: Paper; name: string }) {
  const pdf = usePdf(paper, paperFile(paper.number), makePaperPdf);
  return <PdfActions pdf={pdf} title={name} />;
}

const makePaperPdf = (paper: Paper) => makePdf(paper, (worker) => worker.paperPdf);

function Other({ words, number }: { words: string; number: string }) {
  return (
    <li>
      <span>{words}</span>
      <Link to="/desk/papers/$number" params={{ number }}>
        {number}
      </Link>
    </li>
  );
}

/** Each line with the names of its columns: a table would not fit on a phone. */
function Lines({ sheet: { columns, rows, sums, total, notes, signed } }: { sheet: PaperSheet }) {
  return (
    <section className="desk-card">
      <h2>{LINES}</h2>
      <ol className="desk-paper__lines">
        {rows.map(({ cells: [name, ...cells], under }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never change
          <li key={at}>
            <strong>{name}</strong>
            <span className="desk-soft">{under}</span>
            <Facts
              facts={cells.map((cell, of) => [columns[of + 1]?.title ?? '', inOneLine(cell)])}
            />
          </li>
        ))}
      </ol>
      <Facts facts={[...sums, total, ...notes]} />
      <p className="desk-soft">{signed}</p>
    </section>
  );
}

/** An amount and its rate. */
const inOneLine = (cell: string) => cell.replace('\n', ' · ');

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="desk-paper__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
