import { createFileRoute } from '@tanstack/react-router';
import { BlogGrid } from '#features/blogs/BlogGrid.tsx';
import { BLOGS, BLOGS_DESCRIPTION } from '#features/blogs/messages.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';

export const Route = createFileRoute('/blogs')({
  loader: ({ context }) => context.catalogue.blogs(),
  component: Blogs,
  pendingComponent: BlogsPending,
});

// It comes with the screen's own code.
const BlogGridSkeleton = lazyComponent(() =>
  import('#features/blogs/BlogSkeletons.tsx').then((it) => it.BlogGridSkeleton),
);

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
      <AfterHydration>
        <BlogGridSkeleton places={6} />
      </AfterHydration>
    </Pending>
  );
}
