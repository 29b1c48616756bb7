import { useHref } from 'react-router';
import { photoPath, photoSet } from '~/paths';
import type { Photo } from '~/values/photo';
import * as styles from './picture.css';

interface Looks {
  /** Edge of the square, pixels. */
  size: number;
  /** As `sizes` of `img`, if the width varies. */
  sizes?: string;
  className?: string | undefined;
  isEager?: boolean;
  alt?: string;
}

export function PhotoImage({
  photo,
  size,
  sizes,
  className = '',
  isEager,
  alt = '',
}: Looks & { photo: Photo }) {
  const image = {
    width: size,
    height: size,
    className: `${styles.photo} ${className}`,
    loading: isEager ? undefined : 'lazy',
  } as const;
  if (photo.type === 'svg') return <img src={photoPath(photo, 320)} alt={alt} {...image} />;
  const shown = sizes ?? `${size}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={photoSet(photo, 'avif')} sizes={shown} />
      <source type="image/webp" srcSet={photoSet(photo, 'webp')} sizes={shown} />
      <img src={photoPath(photo, size > 320 ? 640 : 320)} alt={alt} {...image} />
    </picture>
  );
}

/** `alt` may be omitted beside the article's name, which says the same. */
export function Picture({ src, photo, ...looks }: Looks & { src: string; photo?: Photo | null }) {
  const drawing = useHref(src);
  if (photo) return <PhotoImage photo={photo} {...looks} />;
  const { size, className, isEager, alt = '' } = looks;
  return (
    <img
      className={className}
      src={drawing}
      width={size}
      height={size}
      alt={alt}
      loading={isEager ? undefined : 'lazy'}
    />
  );
}
