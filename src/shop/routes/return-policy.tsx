import { createFileRoute } from '@tanstack/react-router';
import { Policy } from '../pages/TextPages.tsx';

export const Route = createFileRoute('/return-policy')({ component: Page });

function Page() {
  return <Policy id="return-policy" />;
}
