import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import { seasonNames, treadView, wheelText } from '~/domain/workshop/storage/stored-wheels';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { deskWheelsPath } from '~/values/desk-paths';
import { formatDay } from '~/values/german-date';
import { entryLink } from '../desk.css';
import * as styles from './wheel-label-page.css';

export interface WheelLabelPageProps {
  wheels: Pick<
    StoredWheels,
    'label' | 'shelf' | 'contact' | 'plate' | 'season' | 'tyre' | 'size' | 'rim' | 'tread' | 'bookedAt'
  >;
  /** 'Autohaus Muster, Kiel' */
  place: string;
}

/** One label for each wheel; the browser prints them. */
export function WheelLabelPage({ wheels, place }: WheelLabelPageProps) {
  const { label, shelf, contact, plate, season, tread, bookedAt } = wheels;
  const person = `${contact.firstName} ${contact.lastName}`.trim();
  return (
    <div className={pageStack}>
      <div className={styles.intro}>
        <h1 className={pageTitle}>Etiketten zum Radsatz {label}</h1>
        <p>Drucken Sie diese Seite: ein Etikett für jedes Rad.</p>
        <Link to={deskWheelsPath(label)} className={entryLink}>
          Zurück zum Radsatz
        </Link>
      </div>
      <ul className={styles.labels}>
        {treadView(tread, season).map(({ name, depth }) => (
          <li key={name} className={styles.label}>
            <p className={styles.number}>{label}</p>
            <p className={styles.position}>{name}</p>
            <p className={styles.line}>{[person, plate].filter(Boolean).join(', ')}</p>
            <p className={styles.line}>
              {seasonNames[season]}, {wheelText(wheels)}
            </p>
            <p className={styles.line}>
              Profil {depth}
              {shelf && `, Regal ${shelf}`}
            </p>
            <p className={styles.line}>
              {place}, {formatDay(bookedAt)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
