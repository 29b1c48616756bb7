import * as styles from './sidewall-help.css';
import { SidewallPictures } from './sidewall-pictures';

export function SidewallHelp({ marking }: { marking: string }) {
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>Wo steht die Größe auf dem Reifen?</summary>
      <SidewallPictures marking={marking} />
      <p className={styles.words}>
        Breite in mm, Flankenhöhe in Prozent davon, R für radial, Felge in Zoll; dahinter Tragfähigkeit und
        Geschwindigkeit (91V: 615 kg, 240 km/h). DOT 2326: Woche 23 im Jahr 2026.
      </p>
    </details>
  );
}
