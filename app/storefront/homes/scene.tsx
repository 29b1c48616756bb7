import { FramedPhoto } from '~/ui/components/framed-photo';
import type { Photo } from '~/values/photo';
import type { PictureSet } from '../pictures/picture-set';
import * as styles from './scene.css';

/** The scene's box, 900 by 500, is always visible; the parent has to clip the land around it. */
function SceneView({ src }: { src: string }) {
  return (
    <svg
      viewBox="0 0 900 500"
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
    >
      <use href={`${src}#szene`} />
    </svg>
  );
}

interface SceneProps {
  /** `drawing:` and a file (see `pictureNow`), or a picture of the dealer. */
  imageLink: string;
  imageSet?: PictureSet | undefined;
  photo?: Photo | undefined;
  /** Of the photo, as `sizes` of `img`. */
  sizes?: string;
  isMain?: boolean;
}

export function Scene({ imageLink, imageSet, photo, sizes = '100vw', isMain = true }: SceneProps) {
  if (photo) {
    const { width, height } = photo;
    const frame = { width, height, sizes, isMain, className: styles.picture };
    return <FramedPhoto photo={photo} {...frame} />;
  }
  const [, path] = imageLink.split('drawing:');
  if (path) return <SceneView src={path} />;
  return (
    <img
      src={imageLink}
      sizes="100vw"
      {...imageSet}
      alt=""
      className={styles.picture}
      fetchPriority={isMain ? 'high' : undefined}
    />
  );
}
