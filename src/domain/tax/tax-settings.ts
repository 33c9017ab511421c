// What tax papers need to know of the shop.

/**
 * Without a `gstin` the shop writes no tax papers, only receipts. `series`: at most 4 letters or digits, with which the
 * numbers begin. `signatory`: who signs; may be empty, as may `fssai`, the shop's licence.
 */
export type TaxSettings = {
  legalName: string;
  tradeName: string;
  gstin: string;
  dealer: 'regular' | 'composition';
  registeredAddress: string[];
  fssai: string;
  series: string;
  signatory: string;
};
