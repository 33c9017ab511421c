import type { Blog } from '#core/model/catalogue.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';
import { shortDescription } from '#ui/page-head.ts';
import { RichText } from '#ui/RichText.tsx';
import { BlogSkeleton } from './BlogSkeletons.tsx';
import { blogPreview } from './blog-preview.ts';
import { useBlogs } from './use-blogs.ts';
import './BlogPage.css';

/** One blog, as this phone has it. Of a blog that there is not, nothing is shown but the way back. */
export function BlogPage({ id, loaded }: { id: string; loaded: Blog[] | null }) {
  const view = useBlogs(loaded);
  if (view.state === 'asking') return <BlogSkeleton />;
  if (view.state === 'no-answer') {
    return (
      <EmptyState title={<PageHeading>This blog is not on this phone yet.</PageHeading>}>
        <p>There is no connection just now. It opens by itself when you’re back online.</p>
        <Button onClick={view.retry}>Retry</Button>
      </EmptyState>
    );
  }
  const blog = view.blogs.find((one) => one.id === id);
  return (
    <article className="blog">
      {blog ? (
        <BlogHead blog={blog} />
      ) : (
        <PageHead title="Blog" description="A blog of the shop." />
      )}
      <PageHeading>Blog</PageHeading>
      {blog?.heading && <h2>{blog.heading}</h2>}
      {blog?.content && <RichText html={blog.content} />}
      <LinkButton to="/blogs" variant="secondary">
        All blogs
      </LinkButton>
    </article>
  );
}

function BlogHead({ blog }: { blog: Blog }) {
  const preview = shortDescription(blogPreview(blog.content));
  return (
    <PageHead
      title={blog.heading || 'Blog'}
      description={preview || blog.heading}
      path={`/blog/${encodeURIComponent(blog.id)}`}
      kind="article"
    />
  );
}
