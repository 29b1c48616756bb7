import { Section } from '~/ui/components/section';
import type { Pickup } from '../pickup';
import * as styles from './pickup-panel.css';

export function PickupPanel({ pickup }: { pickup: Pickup }) {
  const { title, time, address, openingHours, mapHref } = pickup;
  return (
    <Section title={title}>
      <p className={styles.time}>{time}</p>
      <div className={styles.columns}>
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {mapHref && (
            <a href={mapHref} target="_blank" rel="noopener noreferrer" className={styles.map}>
              Auf der Karte ansehen
            </a>
          )}
        </address>
        {openingHours.length > 0 && (
          <dl className={styles.hours}>
            {openingHours.map(({ days, hours }) => (
              <div key={days + hours}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
