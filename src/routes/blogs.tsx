import { createFileRoute } from '@tanstack/react-router';
import { BlogGrid } from '#features/blogs/BlogGrid.tsx';
import { BlogGridSkeleton } from '#features/blogs/BlogSkeletons.tsx';
import { BLOGS, BLOGS_DESCRIPTION } from '#features/blogs/messages.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';

export const Route = createFileRoute('/blogs')({
  loader: ({ context }) => context.catalogue.blogs(),
  component: Blogs,
  pendingComponent: BlogsPending,
});

function Blogs() {
  return (
    <>
      <PageHead title={BLOGS} description={BLOGS_DESCRIPTION} path="/blogs" />
      <PageHeading>{BLOGS}</PageHeading>
      <BlogGrid loaded={Route.useLoaderData()} rank="h2" />
    </>
  );
}

function BlogsPending() {
  return (
    <Pending>
      <PageHeading>{BLOGS}</PageHeading>
      <BlogGridSkeleton places={6} />
    </Pending>
  );
}
