// Which news of the desk a device of the desk's app is told.
import * as v from 'valibot';

/** All of it, or only what is to be packed. */
export const DeskNewsWanted = v.picklist(['all', 'pack']);
export type DeskNewsWanted = v.InferOutput<typeof DeskNewsWanted>;
