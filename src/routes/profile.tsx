import { createFileRoute } from '@tanstack/react-router';
import { signInFirst } from '#features/shell/ProfileMenuGuard.ts';

export const Route = createFileRoute('/profile')({ beforeLoad: signInFirst });
