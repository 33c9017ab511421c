import { createFileRoute } from '@tanstack/react-router';
import { OpensSoon } from '#features/shell/OpensSoon.tsx';

export const Route = createFileRoute('/_signed-in/orders')({
  component: () => <OpensSoon title="My Orders" />,
});
