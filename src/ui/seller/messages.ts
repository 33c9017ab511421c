// Texts for shoppers about who sells, and whom they can complain to.

export const WHO_SELLS = 'Who sells';
export const FSSAI_LICENCE = 'FSSAI licence no. {number}';
export const GRIEVANCE_OFFICER = 'Grievance officer';
export const WHEN_ANSWERED =
  'Complaints are acknowledged within 48 hours, and settled within one month.';
