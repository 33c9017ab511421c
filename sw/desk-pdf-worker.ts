// A dedicated worker of the desk that makes a quotation's PDF: shaping text takes a while and must not block a frame.
import { expose } from 'comlink';
import { quotationPdf } from '#domain/quotation/desk/quotation-pdf.ts';

expose({ quotationPdf });
