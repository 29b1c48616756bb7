import { useHref } from 'react-router';

/** The drawing of a tyre; decorative beside its name. */
export function Picture({
  src,
  size,
  className,
  isEager,
}: {
  src: string;
  size: number;
  className?: string;
  isEager?: boolean;
}) {
  return (
    <img
      className={className}
      src={useHref(src)}
      width={size}
      height={size}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
