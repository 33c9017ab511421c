import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { BLOG, LOADING_BLOG, LOADING_BLOGS } from './messages.ts';
import './BlogGrid.css';
import './BlogPage.css';

/** Placeholder for blogs that are loading. */
export function BlogGridSkeleton({ places = 3 }: { places?: number | undefined }) {
  return (
    <>
      <LoadingWords>{LOADING_BLOGS}</LoadingWords>
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

/** Placeholder for a blog that is loading. */
export function BlogSkeleton() {
  return (
    <div className="blog">
      <LoadingWords>{LOADING_BLOG}</LoadingWords>
      <PageHeading>{BLOG}</PageHeading>
      <div aria-hidden="true">
        <Skeleton shape="heading" />
        {['100%', '96%', '99%', '92%', '97%', '60%'].map((width) => (
          <Skeleton shape="line" width={width} key={width} />
        ))}
      </div>
    </div>
  );
}
