import { useHref } from 'react-router';
import { sidewallPicturePath } from '~/paths';
import { SidewallDiagram } from '~/ui/illustrations/sidewall-diagram';
import * as styles from './sidewall-help.css';

/** Where to read the size on the sidewall, with the drawing that fits the screen. */
export function SidewallHelp() {
  const src = useHref(sidewallPicturePath);
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>Wo steht die Größe auf dem Reifen?</summary>
      <div className={styles.narrowOnly}>
        <SidewallDiagram layout="narrow" src={src} />
      </div>
      <div className={styles.wideOnly}>
        <SidewallDiagram layout="wide" src={src} />
      </div>
    </details>
  );
}
