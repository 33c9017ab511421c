import { PageHeading } from '#ui/PageHeading.tsx';
import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';
import './BlogPage.css';

/** The place of a blog that is on its way. */
export function BlogSkeleton() {
  return (
    <div className="blog">
      <LoadingWords>Loading the blog</LoadingWords>
      <PageHeading>Blog</PageHeading>
      <div aria-hidden="true">
        <Skeleton shape="heading" />
        {['100%', '96%', '99%', '92%', '97%', '60%'].map((width) => (
          <Skeleton shape="line" width={width} key={width} />
        ))}
      </div>
    </div>
  );
}
