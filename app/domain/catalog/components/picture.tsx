import { useHref } from 'react-router';

/** The drawing of an article; beside its name in a list it says nothing new, so `alt` may stay away. */
export function Picture({
  src,
  size,
  className,
  isEager,
  alt = '',
}: {
  src: string;
  size: number;
  className?: string;
  isEager?: boolean;
  alt?: string;
}) {
  return (
    <img
      className={className}
      src={useHref(src)}
      width={size}
      height={size}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
    />
  );
}
