import { createFileRoute } from '@tanstack/react-router';
import { Faqs } from '../pages/Faqs.tsx';

export const Route = createFileRoute('/faqs')({
  loader: ({ context }) => context.catalogue.settings(['faqs']),
  component: () => <Faqs loaded={Route.useLoaderData()} />,
});
