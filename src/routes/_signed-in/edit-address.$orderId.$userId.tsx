import { createFileRoute } from '@tanstack/react-router';
import { OpensSoon } from '#features/shell/OpensSoon.tsx';

export const Route = createFileRoute('/_signed-in/edit-address/$orderId/$userId')({
  component: () => <OpensSoon title="Change Address" />,
});
