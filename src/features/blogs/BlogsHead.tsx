import { PageHead } from '#ui/PageHead.tsx';

/** What others learn of the list of blogs. */
export function BlogsHead() {
  return (
    <PageHead
      title="Blogs"
      description="From the farms and from the kitchen: how to store, soak, cook and judge organic produce."
      path="/blogs"
    />
  );
}
