import type { PictureSet } from '../pictures/picture-set';
import * as styles from './scene.css';
import { SceneView } from './scene-view';

/** `drawing:` and a file (see `pictureNow`), or a picture of the dealer. */
export function Scene({ imageLink, imageSet }: { imageLink: string; imageSet?: PictureSet | undefined }) {
  const [, path] = imageLink.split('drawing:');
  if (path) return <SceneView src={path} />;
  return <img src={imageLink} sizes="100vw" {...imageSet} alt="" className={styles.picture} />;
}
