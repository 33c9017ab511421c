import { createFileRoute } from '@tanstack/react-router';
import { BlogGrid } from '#features/blogs/BlogGrid.tsx';
import { BlogGridSkeleton } from '#features/blogs/BlogGridSkeleton.tsx';
import { BlogsHead } from '#features/blogs/BlogsHead.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/blogs')({
  loader: ({ context }) => context.catalogue.blogs(),
  component: Blogs,
  pendingComponent: BlogsPending,
});

function Blogs() {
  return (
    <>
      <BlogsHead />
      <PageHeading>Blogs</PageHeading>
      <BlogGrid loaded={Route.useLoaderData()} rank="h2" />
    </>
  );
}

function BlogsPending() {
  return (
    <Pending>
      <PageHeading>Blogs</PageHeading>
      <BlogGridSkeleton places={6} />
    </Pending>
  );
}
