import { createFileRoute, redirect } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The home page is shown in place of an unknown path. */
    isNotFound?: true;
  }
}

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true, state: { isNotFound: true } });
  },
});
