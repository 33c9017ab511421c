import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '#features/blogs/BlogPage.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';

export const Route = createFileRoute('/blog/$id')({
  loader: ({ context, params }) => context.catalogue.blog(params.id),
  component: Blog,
  pendingComponent: BlogPending,
});

// It comes with the screen's own code.
const BlogSkeleton = lazyComponent(() =>
  import('#features/blogs/BlogSkeletons.tsx').then((it) => it.BlogSkeleton),
);

function Blog() {
  return <BlogPage id={Route.useParams().id} loaded={Route.useLoaderData()} />;
}

function BlogPending() {
  return (
    <Pending>
      <AfterHydration>
        <BlogSkeleton />
      </AfterHydration>
    </Pending>
  );
}
