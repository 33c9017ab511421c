// A worker of the desk that makes the PDF of a quotation: the library takes its time to shape letters, and no frame of the screen waits for it.
import { expose } from 'comlink';
import { quotationPdf } from '#domain/quotation/desk/quotation-pdf.ts';

expose({ quotationPdf });
