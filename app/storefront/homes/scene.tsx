import { HeroScene, type HeroSceneName } from '~/ui/illustrations/hero-scenes';
import * as styles from './scene.css';

const drawn: HeroSceneName[] = ['tyre', 'workshop', 'coast', 'mountains', 'city'];

/** The picture of a hero: one of our drawings (`drawing:coast`), or a file of the dealer. */
export function Scene({ imageLink }: { imageLink: string }) {
  const name = drawn.find((each) => imageLink === `drawing:${each}`);
  if (name) return <HeroScene name={name} />;
  if (imageLink.startsWith('drawing:')) return <HeroScene name="tyre" />;
  return <img src={imageLink} alt="" className={styles.picture} />;
}
