import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { StationFinderView } from '../station';
import * as styles from './finders.css';

/** Leads back to the page on which it stands, at the chosen station. Other locations have a router of their own. */
export function StationFinder({ finder }: { finder: StationFinderView }) {
  const { typed, isKnown, stations } = finder;
  return (
    <Section id="stationen" title="Service-Station in Ihrer Nähe" className={`${panel} ${styles.box}`}>
      <Form method="get" preventScrollReset className={styles.search}>
        <TextField
          key={typed}
          id="station"
          label="PLZ oder Ort"
          name="ort"
          defaultValue={typed}
          maxLength={100}
          autoComplete="postal-code"
          placeholder="24103 oder Kiel"
          {...(!isKnown && { errors: [`Zu „${typed}“ haben wir keinen Ort gefunden.`] })}
        />
        <button className={button.accent}>Station finden</button>
      </Form>
      <ul className={styles.list}>
        {stations.map(({ href, title, city, address, distance }) => (
          <li key={href}>
            <div className={styles.station}>
              <a href={href} className={styles.name}>
                {title}, {city}
              </a>
              <span className={styles.fact}>{address}</span>
              {distance && <span className={styles.fact}>{distance} entfernt</span>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
