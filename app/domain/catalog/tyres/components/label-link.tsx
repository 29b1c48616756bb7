import { ClassMark, NoiseMark } from '~/ui/components/label-marks';
import { Link } from '~/ui/components/link';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { cardPath } from '../../listing/card-address';
import type { LabelledCard } from '../tyre-card';
import * as styles from './label-link.css';

export function LabelLink({ tyre }: { tyre: LabelledCard }) {
  return (
    <Link to={`${cardPath(tyre)}#eu-label`} className={styles.link} prefetch="none">
      <span className={visuallyHidden}>{`Kraftstoff, Nasshaftung, Geräusch von ${tyre.name}:`}</span>
      <ClassMark kind="fuel" value={tyre.fuel} />
      <ClassMark kind="wet" value={tyre.wet} />
      <NoiseMark decibels={tyre.noiseDb} noiseClass={tyre.noise} />
      <span className={styles.word}>EU-Label</span>
    </Link>
  );
}
