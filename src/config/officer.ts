// Whom shoppers complain to until the merchant names somebody at the desk (/desk/shop): the demo's; nobody in any other
// shop. Apart from contact.ts, because first screens do without.
import { isDemo } from './shop.ts';

const demoOfficer = {
  ...{ officer: 'Savita Malviya', designation: 'Manager' },
  ...{ officerPhone: '+91 98765 43212', officerEmail: 'grievance@haat.example' },
} as const;

const nobody = { officer: '', designation: '', officerPhone: '', officerEmail: '' };

export const grievance: typeof nobody = isDemo ? demoOfficer : nobody;
