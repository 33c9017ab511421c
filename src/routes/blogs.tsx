import { createFileRoute } from '@tanstack/react-router';
import { BlogGrid } from '#features/blogs/BlogGrid.tsx';
import { BlogGridSkeleton } from '#features/blogs/BlogSkeletons.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/blogs')({
  loader: ({ context }) => context.catalogue.blogs(),
  component: Blogs,
  pendingComponent: BlogsPending,
});

function Blogs() {
  return (
    <>
      <PageHead
        title="Blogs"
        description="From the farms and from the kitchen: how to store, soak, cook and judge organic produce."
        path="/blogs"
      />
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
