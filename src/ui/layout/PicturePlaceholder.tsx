type PlaceholderProps = { alt: string; lang?: string | undefined };

/** Stands in for a picture that is missing or failed to load. */
export function PicturePlaceholder({ alt, lang }: PlaceholderProps) {
  return (
    <svg
      className="picture picture--drawn"
      viewBox="0 0 100 100"
      width="400"
      height="400"
      role="img"
      aria-label={alt}
      lang={lang}
      aria-hidden={alt === ''}
    >
      <path d="M50 69V46" />
      <path d="M50 56c-11 0-16-6-16.5-15C43.5 41 50 46 50 56z" />
      <path d="M50 50c0-11 6-17 17-18.5C67.5 43 61 50 50 50z" />
    </svg>
  );
}
