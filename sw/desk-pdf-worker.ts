// A dedicated worker of the desk that makes PDFs: shaping text takes a while and must not block a frame. It is
// built as one file that fetches nothing, because no service worker answers its requests: it lies outside the desk's scope.
import './hold-messages.ts';
import { expose } from 'comlink';
import { labelsPdf } from '#domain/order/desk/labels/labels-pdf.ts';
import { quotationPdf } from '#domain/quotation/desk/quotation-pdf.ts';
import { paperPdf, receiptPdf } from '#domain/tax/paper-pdf.ts';
import { passOn } from './hold-messages.ts';

expose({ quotationPdf, labelsPdf, paperPdf, receiptPdf });
passOn();
