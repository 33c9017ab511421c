import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Blog } from '#core/model/catalogue.ts';
import { blogPreview } from './blog-preview.ts';
import './BlogCard.css';

type BlogCardProps = {
  blog: Blog;
  /** The rank of its heading on the page. */
  rank: 'h2' | 'h3';
};

/** A blog in a list: its heading, if it has one, and how it begins. */
export const BlogCard = memo(function BlogCard({ blog, rank: Heading }: BlogCardProps) {
  return (
    <Link className="blog-card" to="/blog/$id" params={{ id: blog.id }}>
      {blog.heading && <Heading className="blog-card__heading">{blog.heading}</Heading>}
      <p>{blogPreview(blog.content)}</p>
    </Link>
  );
});
