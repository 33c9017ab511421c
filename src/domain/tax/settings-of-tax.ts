// The shop's settings, as tax papers need them.
import type { ShopSettings } from '../settings/settings.fields.ts';
import type { TaxSettings } from './tax-settings.ts';

const NONE: TaxSettings = {
  ...{ legalName: '', tradeName: '', gstin: '', dealer: 'regular', registeredAddress: [] },
  ...{ fssai: '', series: '', signatory: '' },
};

/** Settings for tax papers. A GSTIN without what has to stand beside it on a paper counts as none. */
export function taxSettings({ tax }: Pick<ShopSettings, 'tax'>): TaxSettings {
  if (!tax) return NONE;
  const { gstin, dealer, legalName, registeredAddress: address, series } = tax;
  const isWhole = legalName !== '' && address !== '' && series !== '';
  return {
    ...tax,
    gstin: isWhole ? gstin : '',
    dealer: dealer === 'composition' ? dealer : 'regular',
    registeredAddress: address.split('\n').filter((line) => line.trim() !== ''),
  };
}
