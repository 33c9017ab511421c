// Contact details and bank details until the merchant enters others at the desk (/desk/shop): the demo's; empty in any
// other shop.
import { isDemo } from './shop.ts';

export const demoContact = {
  phones: ['+91 98765 43210', '+91 98765 43211'],
  /** Number of the messaging app, country code first, digits only. */
  chatNumber: '919876543210',
  email: 'namaste@haat.example',
  address: ['Organic Farms of Sehore', '14 Mandi Road, Sehore', 'Madhya Pradesh 466001, India'],
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Mandi+Road+Sehore+466001',
} as const;

export const demoMoney = {
  /** The bank account for transfers (NEFT). */
  bank: {
    accountName: 'Organic Farms of Sehore',
    accountNumber: '000111222333',
    ifsc: 'HAAT0000001',
    bankName: 'Bank of the Village',
    branch: 'Sehore',
  },
  /** For paying the same by UPI: the shop's UPI id and the name it is registered under. Empty: UPI is not offered. */
  upi: { vpa: 'organic.farms@haatbank', payeeName: 'Organic Farms of Sehore' },
} as const;

const noContact = { phones: [], chatNumber: '', email: '', address: [], mapsUrl: '' };

const noMoney = {
  bank: { accountName: '', accountNumber: '', ifsc: '', bankName: '', branch: '' },
  upi: { vpa: '', payeeName: '' },
};

/** Without a GSTIN and a licence. The demo has none either, as invoices have to be true. */
export const tax = {
  ...{ gstin: '', dealer: 'regular', legalName: '', tradeName: '' },
  ...{ registeredAddress: '', series: '', signatory: '', fssai: '' },
};

type Contact = {
  phones: readonly string[];
  chatNumber: string;
  email: string;
  address: readonly string[];
  mapsUrl: string;
};

export const contact: Contact = isDemo ? demoContact : noContact;
export const money: typeof noMoney = isDemo ? demoMoney : noMoney;
