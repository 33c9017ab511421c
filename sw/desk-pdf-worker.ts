// A dedicated worker of the desk that makes a quotation's PDF: shaping text takes a while and must not block a frame. It is
// built as one file that fetches nothing, because no service worker answers its requests: it lies outside the desk's scope.
import './hold-messages.ts';
import { expose } from 'comlink';
import { quotationPdf } from '#domain/quotation/desk/quotation-pdf.ts';
import { passOn } from './hold-messages.ts';

expose({ quotationPdf });
passOn();
