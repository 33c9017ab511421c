// Apart from the part itself, which the first script does without.

/** The id of the grievance officer's part on a page, for links. */
export const OFFICER_ID = 'grievance-officer';
