import { createFileRoute, redirect } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first page stands here for one that the shop does not have. */
    isNotFound?: true;
  }
}

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true, state: { isNotFound: true } });
  },
});
