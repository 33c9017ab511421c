import { createFileRoute } from '@tanstack/react-router';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { BlogGrid } from '../blogs/BlogGrid.tsx';
import { BLOGS, BLOGS_DESCRIPTION } from '../blogs/messages.ts';
import { Pending } from '../shell/Pending.tsx';

export const Route = createFileRoute('/blogs')({
  loader: ({ context }) => context.catalogue.blogs(),
  component: Blogs,
  pendingComponent: BlogsPending,
});

// Loads with the screen's own code.
const BlogGridSkeleton = lazyComponent(() =>
  import('../blogs/BlogSkeletons.tsx').then((it) => it.BlogGridSkeleton),
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
