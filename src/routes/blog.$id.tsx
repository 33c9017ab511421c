import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '#features/blogs/BlogPage.tsx';
import { BlogSkeleton } from '#features/blogs/BlogSkeletons.tsx';
import { Pending } from '#features/shell/Pending.tsx';

export const Route = createFileRoute('/blog/$id')({
  loader: ({ context, params }) => context.catalogue.blog(params.id),
  component: Blog,
  pendingComponent: BlogPending,
});

function Blog() {
  return <BlogPage id={Route.useParams().id} loaded={Route.useLoaderData()} />;
}

function BlogPending() {
  return (
    <Pending>
      <BlogSkeleton />
    </Pending>
  );
}
