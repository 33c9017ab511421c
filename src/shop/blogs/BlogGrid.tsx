import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Blog } from '#domain/catalogue/categories.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { RETRY } from '#ui/messages.ts';
import { BlogGridSkeleton } from './BlogSkeletons.tsx';
import { blogPicture, blogPreview } from './blog-preview.ts';
import {
  BLOGS_COME_LATER,
  BLOGS_NOT_HERE_YET,
  FIRST_BLOGS_COME_LATER,
  NO_BLOGS_YET,
} from './messages.ts';
import { useBlogs } from './use-blogs.ts';
import './BlogGrid.css';

type BlogGridProps = {
  loaded: Blog[] | null;
  /** Heading level of the cards. */
  rank: 'h2' | 'h3';
  /** How many blogs to show; all of them by default. */
  first?: number;
};

/** Cards of the blogs on this phone. */
export function BlogGrid({ loaded, rank, first }: BlogGridProps) {
  const view = useBlogs(loaded);
  if (view.state === 'asking') return <BlogGridSkeleton places={first} />;
  if (view.state === 'no-answer') {
    if (first) return <p>{FIRST_BLOGS_COME_LATER}</p>;
    return (
      <EmptyState title={BLOGS_NOT_HERE_YET}>
        <p>{BLOGS_COME_LATER}</p>
        <Button variant="secondary" onClick={view.retry}>
          {RETRY}
        </Button>
      </EmptyState>
    );
  }
  if (view.blogs.length === 0) return <p>{NO_BLOGS_YET}</p>;
  return (
    <ul className="blog-grid">
      {view.blogs.slice(0, first).map((blog) => (
        <li key={blog.id}>
          <BlogCard blog={blog} rank={rank} />
        </li>
      ))}
    </ul>
  );
}

type BlogCardProps = {
  blog: Blog;
  rank: 'h2' | 'h3';
};

/** A blog in a list: its first picture and its heading, if any, and its first words. */
const BlogCard = memo(function BlogCard({ blog, rank: Heading }: BlogCardProps) {
  const heading = spokenText(blog, 'heading');
  const content = spokenText(blog, 'content');
  const picture = blogPicture(content.text);
  return (
    <Link className="blog-card" to="/blog/$id" params={{ id: blog.id }}>
      {picture && (
        <img className="blog-card__picture" src={picture} alt="" loading="lazy" decoding="async" />
      )}
      {heading.text && (
        <Heading className="blog-card__heading" lang={heading.lang}>
          {heading.text}
        </Heading>
      )}
      <p lang={content.lang}>{blogPreview(content.text)}</p>
    </Link>
  );
});
