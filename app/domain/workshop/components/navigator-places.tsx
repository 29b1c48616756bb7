import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { search } from './finders.css';
import * as styles from './navigator.css';

export interface PlacesView {
  typed: string;
  isKnown: boolean;
  locations: {
    url: string;
    title: string;
    city: string;
    address: string;
    distance: string | undefined;
    isCurrent: boolean;
    price: string;
  }[];
}

interface NavigatorPlacesProps {
  places: PlacesView;
  /** Fields of the address that a search keeps. */
  kept: Readonly<Record<string, string>>;
  addressAt: (location: string) => string;
}

export function NavigatorPlaces({ places, kept, addressAt }: NavigatorPlacesProps) {
  const { typed, isKnown, locations } = places;
  return (
    <section className={`${panel} ${styles.form}`}>
      <Form method="get" preventScrollReset className={search}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={typed}
          id="ort"
          name="ort"
          label="PLZ oder Ort"
          defaultValue={typed}
          maxLength={100}
          autoComplete="postal-code"
          {...(!isKnown && { errors: [`Zu „${typed}“ haben wir keinen Ort gefunden.`] })}
        />
        <button className={button.accent}>Standort finden</button>
      </Form>
      <ul className={styles.found}>
        {locations.map(({ url, title, city, address, distance, isCurrent, price }) => (
          <li key={url}>
            <Link to={addressAt(url)} className={styles.choice}>
              <span className={styles.choiceWords}>
                <strong>
                  {title}, {city}
                </strong>
                <span className={styles.facts}>
                  {[isCurrent ? 'Ihr Standort' : distance, address].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.sum}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
