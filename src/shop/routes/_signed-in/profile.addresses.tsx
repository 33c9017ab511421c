import { createFileRoute } from '@tanstack/react-router';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { ADDRESSES_DESCRIPTION, MANAGE_ADDRESSES } from '../../profile/messages.ts';
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
