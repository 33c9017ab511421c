import { createFileRoute } from '@tanstack/react-router';
import { Policy } from '../pages/TextPages.tsx';

export const Route = createFileRoute('/terms-and-condition')({ component: Page });

function Page() {
  return <Policy id="terms-and-condition" />;
}
