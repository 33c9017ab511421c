// What stands on a tax paper, part by part: its PDF and its page at the desk are drawn from this.
// Source: CGST Rules 2017, rules 46 (with 46A), 49 and 53(1A), as amended until notification 26/2022.
import { longDayWords } from '../shared/day-in-india.ts';
import { formatPaise } from '../shared/money.ts';
import * as words from './messages.ts';
import type { Paper, PaperLine, Supplier } from './paper.ts';

export type Fact = readonly [name: string, value: string];

/** A column of the table; `width` in points, the first takes the rest. All but the first are numbers. */
export type Column = { title: string; width: number };

/** `under`: small, below the first cell. A cell may have two lines. */
export type SheetRow = { cells: string[]; under: string };

export type PaperSheet = {
  title: string;
  /** Names the file and each page. */
  name: string;
  /** What the law wants at the top; may be empty. */
  above: string;
  seller: { name: string; lines: string[] };
  facts: Fact[];
  buyer: { name: string; lines: string[] };
  columns: Column[];
  rows: SheetRow[];
  sums: Fact[];
  total: Fact;
  notes: Fact[];
  signed: string;
  /** ms */
  at: number;
};

/** What stands on a paper. */
export function paperSheet(paper: Paper): PaperSheet {
  const { kind, number, issuedAt, supplier, totalPaise } = paper;
  const title = words.PAPER_TITLES[kind];
  const columns = columnsOf(paper);
  return {
    ...{ title, name: `${title} ${number}`, at: issuedAt },
    above: supplier.dealer === 'composition' ? words.COMPOSITION : '',
    seller: sellerOf(supplier),
    facts: factsOf(paper),
    buyer: buyerOf(paper),
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: paper.lines.map((line) => ({
      cells: columns.map(({ cell }) => cell(line)),
      under: [words.hsnWords(line.hsn), untaxedWords(line, supplier)].filter(Boolean).join(' · '),
    })),
    sums: sumsOf(paper),
    total: [kind === 'credit-note' ? words.CREDITED : words.TOTAL, formatPaise(totalPaise)],
    notes: [
      ...besidesOf(paper),
      [words.IN_WORDS, words.amountInWords(totalPaise)],
      [words.REVERSE_CHARGE, words.NO],
    ],
    signed: signedBy(supplier),
  };
}

/** A discount lowers the value only if the paper shows it. Source: CGST Act 2017, section 15(3)(a). */
function besidesOf({ lines, couponCode = '' }: Paper): Fact[] {
  const sum = (of: 'deliveryPaise' | 'discountPaise') =>
    lines.reduce((all, line) => all + (line[of] ?? 0), 0);
  const [delivery, discount] = [sum('deliveryPaise'), sum('discountPaise')];
  const said = [
    ...(delivery > 0 ? [words.deliveryWords(formatPaise(delivery))] : []),
    ...(discount > 0 ? [words.offWords(formatPaise(discount), couponCode)] : []),
  ];
  return said.length > 0 ? [[words.AMOUNTS_INCLUDE, said.join(', ')]] : [];
}

/** The tax of the state's half, as the law calls it there. */
function stateTaxName({ isUnionTerritory }: Pick<Paper, 'isUnionTerritory'>): string {
  return isUnionTerritory ? words.TERRITORY_TAX : words.STATE_TAX;
}

/** The seller's name and what stands below it. */
export function sellerOf(seller: Omit<Supplier, 'state' | 'dealer'>): PaperSheet['seller'] {
  const { legalName, tradeName, address, gstin, fssai } = seller;
  const lines = [
    tradeName && tradeName !== legalName ? legalName : '',
    ...address,
    gstin && words.gstinWords(gstin),
    fssai && words.fssaiWords(fssai),
  ];
  return { name: tradeName || legalName, lines: lines.filter(Boolean) };
}

/** Who signs. An electronic paper needs no signature. Source: CGST Rules 2017, proviso to rule 46. */
export function signedBy(seller: Pick<Supplier, 'legalName' | 'tradeName' | 'signatory'>): string {
  const { legalName, tradeName, signatory } = seller;
  const shop = legalName || tradeName;
  return signatory ? words.signedWords(shop, signatory) : words.digitalWords(shop);
}

/** Paise as rupees with two decimals, for columns. */
export function amount(paise: number): string {
  const [rupees, decimals = '00'] = formatPaise(paise).replace('₹', '').split('.');
  return `${rupees}.${decimals}`;
}

function factsOf({ number, issuedAt, orderNo, placeOfSupply, paymentMethod, takesBack }: Paper) {
  const facts: Fact[] = [
    [words.NUMBER, number],
    [words.DATE, longDayWords(issuedAt)],
  ];
  if (takesBack) {
    const { number: against, issuedAt: on, reason } = takesBack;
    facts.push([words.AGAINST, words.againstWords(against, longDayWords(on))]);
    facts.push([words.REASON, reason]);
  }
  const { name, code } = placeOfSupply;
  facts.push([words.ORDER, orderNo], [words.PLACE_OF_SUPPLY, words.stateWords(name, code)]);
  facts.push([words.PAYMENT, words.PAYMENT_WORDS[paymentMethod]]);
  return facts;
}

function buyerOf({ recipient: { name, phone, address, state, gstin } }: Paper) {
  const lines = [
    ...address,
    words.stateWords(state.name, state.code),
    phone && words.phoneWords(phone),
    gstin ? words.gstinWords(gstin) : words.NOT_REGISTERED,
  ];
  return { name, lines: lines.filter(Boolean) };
}

/** Taxes that no line has get no column. */
function columnsOf(paper: Paper): (Column & { cell(line: PaperLine): string })[] {
  const isTaxed = paper.lines.some(({ kind, rate }) => kind === 'taxable' && rate > 0);
  const isAcross = paper.supplier.state.code !== paper.placeOfSupply.code;
  const tax = (title: string, share: number, paise: (line: PaperLine) => number) => ({
    ...{ title, width: 58 },
    cell: (line: PaperLine) =>
      line.rate === 0 ? '–' : `${amount(paise(line))}\n${line.rate * share}%`,
  });
  const halves = [
    tax(words.CENTRAL, 0.5, (it) => it.centralPaise),
    tax(stateTaxName(paper), 0.5, (it) => it.statePaise),
  ];
  const taxes = isAcross ? [tax(words.INTEGRATED, 1, (it) => it.integratedPaise)] : halves;
  const taxable = { title: words.TAXABLE, width: 70 };
  return [
    { title: words.DESCRIPTION, width: 0, cell: ({ name }) => name },
    {
      ...{ title: words.QUANTITY, width: 56 },
      cell: ({ quantity, unit }) => `${quantity} ${unit}`,
    },
    ...(isTaxed ? [{ ...taxable, cell: taxableCell }, ...taxes] : []),
    {
      ...{ title: isTaxed ? words.AMOUNT : words.VALUE, width: 76 },
      cell: ({ totalPaise }) => amount(totalPaise),
    },
  ];
}

const taxableCell = ({ kind, taxablePaise }: PaperLine) =>
  kind === 'taxable' ? amount(taxablePaise) : '–';

function untaxedWords({ kind }: PaperLine, { dealer }: Supplier): string {
  if (kind === 'taxable' || dealer === 'composition') return '';
  return kind === 'exempt' ? words.EXEMPT : words.NIL_RATED;
}

function sumsOf(paper: Paper): Fact[] {
  const { centralPaise, statePaise, integratedPaise } = paper;
  if (centralPaise + statePaise + integratedPaise === 0) return [];
  const untaxed = paper.lines.reduce(
    (sum, { kind, totalPaise }) => sum + (kind === 'taxable' ? 0 : totalPaise),
    0,
  );
  const sums: [string, number][] = [
    [words.TAXABLE, paper.taxablePaise - untaxed],
    [words.CENTRAL, centralPaise],
    [stateTaxName(paper), statePaise],
    [words.INTEGRATED, integratedPaise],
    [words.UNTAXED, untaxed],
  ];
  return sums.flatMap(([name, paise]) => (paise > 0 ? [[name, formatPaise(paise)] as const] : []));
}
