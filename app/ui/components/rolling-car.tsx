import type { ImgHTMLAttributes } from 'react';
import { useHref } from 'react-router';
import { carPictureAsAvif } from '~/paths';

const MOTION = '(prefers-reduced-motion: no-preference)';

/** A configured car whose wheels roll in. @param props.picture path with its version */
export function RollingCar({
  picture,
  alt,
  ...image
}: { picture: string; alt: string } & ImgHTMLAttributes<HTMLImageElement>) {
  const src = useHref(picture);
  const avif = carPictureAsAvif(src);
  return (
    <picture>
      <source type="image/avif" media={MOTION} srcSet={`${avif}#rollt`} />
      <source type="image/avif" srcSet={avif} />
      <source media={MOTION} srcSet={`${src}#rollt`} />
      <img src={src} alt={alt} {...image} />
    </picture>
  );
}
