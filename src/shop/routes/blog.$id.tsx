import { createFileRoute } from '@tanstack/react-router';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { BlogPage } from '../blogs/BlogPage.tsx';
import { Pending } from '../shell/Pending.tsx';

export const Route = createFileRoute('/blog/$id')({
  loader: ({ context, params }) => context.catalogue.blog(params.id),
  component: Blog,
  pendingComponent: BlogPending,
});

// Loads with the screen's own code.
const BlogSkeleton = lazyComponent(() =>
  import('../blogs/BlogSkeletons.tsx').then((it) => it.BlogSkeleton),
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
