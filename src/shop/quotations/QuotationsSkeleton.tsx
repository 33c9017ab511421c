import { CardSkeletons, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LOOKING_FOR_QUOTATIONS } from './messages.ts';
import './QuotationList.css';

/** Shown while quotations are read, or fetched for the first time. */
export function QuotationsSkeleton() {
  return (
    <CardSkeletons words={LOOKING_FOR_QUOTATIONS} of="quotation">
      <Skeleton shape="line" />
      <Skeleton shape="button" />
    </CardSkeletons>
  );
}
