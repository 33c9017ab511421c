import type { Blog } from '#core/model/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';
import { BlogCard } from './BlogCard.tsx';
import { useBlogs } from './use-blogs.ts';

const LATER = 'They come by themselves when you’re back online.';

type BlogGridProps = {
  loaded: Blog[] | null;
  /** The rank of the cards' headings. */
  rank: 'h2' | 'h3';
  /** Shows only this many. */
  first?: number;
};

/** Blogs side by side, as this phone has them. */
export function BlogGrid({ loaded, rank, first }: BlogGridProps) {
  const view = useBlogs(loaded);
  if (view.state === 'asking') return <BlogGridSkeleton places={first} />;
  if (view.state === 'no-answer') {
    if (first) return <p>The blogs are not on this phone yet. {LATER}</p>;
    return (
      <EmptyState title="The blogs have not reached this phone yet.">
        <p>There is no connection just now. {LATER}</p>
        <Button look="other" onClick={view.retry}>
          Retry
        </Button>
      </EmptyState>
    );
  }
  if (view.blogs.length === 0) return <p>No blogs yet.</p>;
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

/** The places of blogs that are on their way. */
export function BlogGridSkeleton({ places = 3 }: { places?: number | undefined }) {
  return (
    <>
      <LoadingWords>Loading the blogs</LoadingWords>
      <ul className="blog-grid" aria-hidden="true">
        {Array.from({ length: places }, (_, at) => `place ${at}`).map((place) => (
          <li className="blog-card" key={place}>
            <Skeleton shape="heading" />
            {['100%', '96%', '99%', '92%', '60%'].map((width) => (
              <Skeleton shape="line" width={width} key={width} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
