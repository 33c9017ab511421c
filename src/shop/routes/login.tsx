import { createFileRoute } from '@tanstack/react-router';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { DeletedNotice } from '../sign-in/DeletedNotice.tsx';
import { LoginForm, SignInAgain } from '../sign-in/LoginForm.tsx';
import { EMPTY_LOGIN, LOGIN_DRAFT } from '../sign-in/login-draft.ts';
import { LOGIN_DESCRIPTION, LOGIN_TITLE } from '../sign-in/messages.ts';
import { ReturnSearch } from '../sign-in/return-search.ts';
import { useReturnRedirect } from '../sign-in/use-return-redirect.ts';

export const Route = createFileRoute('/login')({
  validateSearch: ReturnSearch,
  beforeLoad: async () => (await import('../sign-in/sign-in-guards.ts')).leaveIfSignedIn(),
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  useReturnRedirect(search);
  const draft = useDraft(LOGIN_DRAFT, EMPTY_LOGIN);
  return (
    <>
      <PageHead title={LOGIN_TITLE} description={LOGIN_DESCRIPTION} />
      <PageHeading>{LOGIN_TITLE}</PageHeading>
      <DeletedNotice />
      <SignInAgain draft={draft} />
      <LoginForm draft={draft} search={search} />
    </>
  );
}
