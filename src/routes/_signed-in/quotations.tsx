import { createFileRoute } from '@tanstack/react-router';
import { OpensSoon } from '#features/shell/OpensSoon.tsx';

export const Route = createFileRoute('/_signed-in/quotations')({
  component: () => <OpensSoon title="My Quotations" />,
});
