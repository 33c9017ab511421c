import { createFileRoute } from '@tanstack/react-router';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';
import { OwnAddressBook } from '../-own-address-book.tsx';

export const Route = createFileRoute('/_signed-in/profile/addresses')({ component: Addresses });

function Addresses() {
  return (
    <>
      <PageHead title="Manage Addresses" description="Where your orders are delivered." />
      <PageHeading>Manage Addresses</PageHeading>
      <OwnAddressBook />
    </>
  );
}
