import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { hasDeskPapers } from '#domain/tax/desk/desk-papers.ts';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { useShownShop } from '../shop/use-desk-settings.ts';
import { PAPERS_TITLE } from './messages.ts';

/** The way to the tax papers, where the shop has a GSTIN or has issued one. */
export function PapersLink() {
  const { uid } = useOwnDesk();
  const gstin = useShownShop()?.tax.gstin;
  const hasPapers = useLiveQuery(() => hasDeskPapers(deviceDatabase(), uid), [uid]);
  return gstin || hasPapers ? <Link to="/desk/papers">{PAPERS_TITLE}</Link> : null;
}
