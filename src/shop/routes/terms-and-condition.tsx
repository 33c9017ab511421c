import { createFileRoute } from '@tanstack/react-router';
import { Policy } from '../pages/TextPages.tsx';

export const Route = createFileRoute('/terms-and-condition')({
  loader: ({ context }) => context.catalogue.settings(['tax']),
  component: Page,
});

function Page() {
  return <Policy id="terms-and-condition" loaded={Route.useLoaderData()} />;
}
