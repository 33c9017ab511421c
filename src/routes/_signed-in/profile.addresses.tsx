import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES_DESCRIPTION, MANAGE_ADDRESSES } from '#features/profile/messages.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { OwnAddressBook } from '../-own-address-book.tsx';

export const Route = createFileRoute('/_signed-in/profile/addresses')({ component: Addresses });

function Addresses() {
  return (
    <>
      <PageHead title={MANAGE_ADDRESSES} description={ADDRESSES_DESCRIPTION} />
      <PageHeading>{MANAGE_ADDRESSES}</PageHeading>
      <OwnAddressBook />
    </>
  );
}
