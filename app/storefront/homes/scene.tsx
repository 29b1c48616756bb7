import { useHref } from 'react-router';
import { SceneView } from '~/ui/illustrations/scenes/scene-view';
import type { PictureSet } from '../pictures/picture-set';
import * as styles from './scene.css';

function Drawn({ path }: { path: string }) {
  return <SceneView src={useHref(path)} />;
}

/** The picture of a hero: one of our drawings (`drawing:` and its path, see `pictureNow`), or a file of the dealer. */
export function Scene({ imageLink, imageSet }: { imageLink: string; imageSet?: PictureSet | undefined }) {
  const [, path] = imageLink.split('drawing:');
  if (path) return <Drawn path={path} />;
  return <img src={imageLink} sizes="100vw" {...imageSet} alt="" className={styles.picture} />;
}
