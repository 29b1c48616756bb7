import { useHref } from 'react-router';
import { scenePath } from '~/paths';
import { HeroScene, type HeroSceneName, heroSceneNames } from '~/ui/illustrations/hero-scene';
import * as styles from './scene.css';

function Drawn({ name }: { name: HeroSceneName }) {
  return <HeroScene name={name} src={useHref(scenePath(name))} />;
}

/** The picture of a hero: one of our drawings (`drawing:coast`), or a file of the dealer. */
export function Scene({ imageLink }: { imageLink: string }) {
  const name = heroSceneNames.find((each) => imageLink === `drawing:${each}`);
  if (name) return <Drawn name={name} />;
  if (imageLink.startsWith('drawing:')) return <Drawn name="tyre" />;
  return <img src={imageLink} alt="" className={styles.picture} />;
}
