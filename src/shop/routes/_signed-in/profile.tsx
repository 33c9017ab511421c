import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileArea } from '../../profile/ProfileArea.tsx';

export const Route = createFileRoute('/_signed-in/profile')({
  component: () => (
    <ProfileArea>
      <Outlet />
    </ProfileArea>
  ),
});
