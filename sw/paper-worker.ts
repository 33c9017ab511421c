// A dedicated worker of the shop that makes the PDFs of a shopper's tax papers and receipts: shaping text takes a while
// and must not block a frame. It is built as one file that fetches nothing, and fetched with the first paper.
import './hold-messages.ts';
import { expose } from 'comlink';
import { paperPdf, receiptPdf } from '#domain/tax/paper-pdf.ts';
import { passOn } from './hold-messages.ts';

expose({ paperPdf, receiptPdf });
passOn();
