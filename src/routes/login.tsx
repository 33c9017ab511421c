import { createFileRoute } from '@tanstack/react-router';
import { SignInSoon } from '#features/shell/ProfileMenuSignIn.tsx';

export const Route = createFileRoute('/login')({ component: SignInSoon });
