import { useRouteLoaderData } from 'react-router';
import { photoPath, photoSet } from '~/paths';
import type { Photo } from '~/values/photo';
import './framed-photo.css';

interface FramedPhotoProps {
  photo: Photo;
  /** Pixels. */
  width: number;
  height: number;
  /** As `sizes` of `img`, if the width varies. */
  sizes?: string;
  className?: string | undefined;
  isEager?: boolean;
  isMain?: boolean;
  alt?: string;
}

export function FramedPhoto({
  photo,
  width,
  height,
  sizes = `${width}px`,
  className,
  isEager,
  isMain,
  alt = photo.alternative,
}: FramedPhotoProps) {
  const host = useRouteLoaderData<{ pictureHost?: string }>('root')?.pictureHost ?? '';
  const image = {
    width,
    height,
    className,
    loading: isEager || isMain ? undefined : ('lazy' as const),
    fetchPriority: isMain ? ('high' as const) : undefined,
  };
  if (photo.type === 'svg') return <img src={host + photoPath(photo, 320)} alt={alt} {...image} />;
  return (
    <picture>
      <source type="image/avif" srcSet={photoSet(photo, 'avif', host)} sizes={sizes} />
      <source type="image/webp" srcSet={photoSet(photo, 'webp', host)} sizes={sizes} />
      <img src={host + photoPath(photo, width > 320 ? 640 : 320)} alt={alt} {...image} />
    </picture>
  );
}
