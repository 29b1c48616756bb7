import type { PictureSet } from '../pictures/picture-set';
import * as styles from './scene.css';
import { SceneView } from './scene-view';

/** The picture of a hero: a scene (`drawing:` and its file, see `pictureNow`), or a file of the dealer. */
export function Scene({ imageLink, imageSet }: { imageLink: string; imageSet?: PictureSet | undefined }) {
  const [, path] = imageLink.split('drawing:');
  if (path) return <SceneView src={path} />;
  return <img src={imageLink} sizes="100vw" {...imageSet} alt="" className={styles.picture} />;
}
