import { createFileRoute } from '@tanstack/react-router';
import { OpensSoon } from '#features/shell/OpensSoon.tsx';

export const Route = createFileRoute('/_signed-in/quotation-details')({
  component: () => <OpensSoon title="Quotation" />,
});
