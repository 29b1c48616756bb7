import { useHref } from 'react-router';
import { SceneView } from '~/ui/illustrations/scenes/scene-view';
import * as styles from './scene.css';

function Drawn({ path }: { path: string }) {
  return <SceneView src={useHref(path)} />;
}

/** The picture of a hero: one of our drawings (`drawing:` and its path, see `pictureNow`), or a file of the dealer. */
export function Scene({ imageLink }: { imageLink: string }) {
  const [, path] = imageLink.split('drawing:');
  return path ? <Drawn path={path} /> : <img src={imageLink} alt="" className={styles.picture} />;
}
