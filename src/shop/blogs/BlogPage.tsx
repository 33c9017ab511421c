import type { Blog } from '#domain/catalogue/categories.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { shortDescription } from '#ui/layout/page-head.ts';
import { RichText } from '#ui/media/RichText.tsx';
import { RETRY } from '#ui/messages.ts';
import { BlogSkeleton } from './BlogSkeletons.tsx';
import { blogPreview } from './blog-preview.ts';
import {
  ALL_BLOGS,
  BLOG,
  BLOG_DESCRIPTION,
  BLOG_NOT_HERE_YET,
  BLOG_OPENS_LATER,
} from './messages.ts';
import { useBlogs } from './use-blogs.ts';
import './BlogPage.css';

/** One blog from this phone. For an unknown id it shows only the way back to all blogs. */
export function BlogPage({ id, loaded }: { id: string; loaded: Blog[] | null }) {
  const view = useBlogs(loaded);
  if (view.state === 'asking') return <BlogSkeleton />;
  if (view.state === 'no-answer') {
    return (
      <EmptyState title={<PageHeading>{BLOG_NOT_HERE_YET}</PageHeading>}>
        <p>{BLOG_OPENS_LATER}</p>
        <Button onClick={view.retry}>{RETRY}</Button>
      </EmptyState>
    );
  }
  const blog = view.blogs.find((one) => one.id === id);
  const heading = blog && spokenText(blog, 'heading');
  const content = blog && spokenText(blog, 'content');
  return (
    <article className="blog">
      {blog ? <BlogHead blog={blog} /> : <PageHead title={BLOG} description={BLOG_DESCRIPTION} />}
      <PageHeading>{BLOG}</PageHeading>
      {heading?.text && <h2 lang={heading.lang}>{heading.text}</h2>}
      {content?.text && <RichText html={content.text} lang={content.lang} />}
      <LinkButton to="/blogs" variant="secondary">
        {ALL_BLOGS}
      </LinkButton>
    </article>
  );
}

function BlogHead({ blog }: { blog: Blog }) {
  const heading = spokenText(blog, 'heading').text;
  const preview = shortDescription(blogPreview(spokenText(blog, 'content').text));
  return (
    <PageHead
      title={heading || BLOG}
      description={preview || heading}
      path={`/blog/${encodeURIComponent(blog.id)}`}
      kind="article"
    />
  );
}
