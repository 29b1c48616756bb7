import { useHref } from 'react-router';
import { FramedPhoto } from '~/ui/components/framed-photo';
import type { Photo } from '~/values/photo';
import * as styles from './picture.css';

interface Looks {
  /** Edge of the square, pixels. */
  size: number;
  /** As `sizes` of `img`, if the width varies. */
  sizes?: string;
  className?: string | undefined;
  isEager?: boolean;
  isMain?: boolean;
  alt?: string;
}

export function PhotoImage({ size, className = '', alt = '', ...looks }: Looks & { photo: Photo }) {
  return (
    <FramedPhoto {...looks} width={size} height={size} alt={alt} className={`${styles.photo} ${className}`} />
  );
}

/** `alt` may be omitted beside the article's name, which says the same. */
export function Picture({ src, photo, ...looks }: Looks & { src: string; photo?: Photo | null }) {
  const drawing = useHref(src);
  if (photo) return <PhotoImage photo={photo} {...looks} />;
  const { size, className, isEager, isMain, alt = '' } = looks;
  return (
    <img
      className={className}
      src={drawing}
      width={size}
      height={size}
      alt={alt}
      loading={isEager || isMain ? undefined : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
    />
  );
}
