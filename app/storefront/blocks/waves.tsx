import { useId } from 'react';
import * as styles from './waves.css';

export function Waves() {
  const id = useId();
  return (
    <svg className={styles.waves} width="100%" height="9" aria-hidden="true">
      <pattern id={id} width="72" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 9V6C14 6 20 .5 36 .5S58 6 72 6v3z" className={styles.crest} />
      </pattern>
      <rect width="100%" height="9" fill={`url(#${id})`} />
    </svg>
  );
}
