// Decides which tax papers an order needs as it stands now; the papers are written by issue-papers.ts.
import { hasComeBack } from '../../../../src/domain/order/came-back.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { isSamePaper, type PaperProblem } from '../../../../src/domain/tax/issue.ts';
import type { Paper } from '../../../../src/domain/tax/paper.ts';
import { CAME_BACK, CANCELLED, CHANGED } from './messages.ts';

export type DuePapers = {
  /** Why the open papers are to be taken back; null if they stand. */
  takesBack: string | null;
  /** The papers to issue, which have no numbers yet. */
  issues: Paper[];
  /** For the order's field `paperLacks`. */
  lacks: string[] | null;
};

const NOTHING: DuePapers = { takesBack: null, issues: [], lacks: null };

/** Whether a change of an order may make a paper due. Most changes end here, without a transaction and its lock. */
export function mayNeedPaper(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  const isPackedNow = after.packed === true && before.packed !== true;
  const isTakenBack = after.deliveryStatus === 'cancel' && after.papers !== undefined;
  return isPackedNow || isTakenBack || after.paperLacks !== undefined;
}

/**
 * What is due. `open`: the order's papers that were not taken back, in the order of issue. `now`: those that would be
 * issued now, or why they cannot be.
 */
export function duePapers(
  order: Pick<Order, 'deliveryStatus' | 'packed' | 'shippedAt' | 'cameBackAt'>,
  open: readonly Paper[],
  now: Paper[] | PaperProblem,
): DuePapers {
  const { deliveryStatus, packed } = order;
  if (deliveryStatus === 'cancel') {
    return {
      ...NOTHING,
      takesBack: reasonFor(open, hasComeBack(order) ? CAME_BACK : CANCELLED),
    };
  }
  if (packed !== true || isWithoutGstin(now)) return NOTHING;
  // Only before it is shipped can an order be unpacked and changed. Later its name may go with its account.
  if (open.length > 0 && (deliveryStatus !== 'processing' || isSame(open, now))) return NOTHING;
  const takesBack = reasonFor(open, CHANGED);
  if ('problem' in now) return { takesBack, issues: [], lacks: now.problem.products };
  return { takesBack, issues: now, lacks: null };
}

const reasonFor = (open: readonly Paper[], reason: string) => (open.length > 0 ? reason : null);

const isWithoutGstin = (now: Paper[] | PaperProblem) =>
  'problem' in now && now.problem.lacks === 'gstin';

const isSame = (open: readonly Paper[], now: Paper[] | PaperProblem) =>
  !('problem' in now) &&
  open.length === now.length &&
  now.every((paper, at) => open[at] !== undefined && isSamePaper(open[at], paper));
