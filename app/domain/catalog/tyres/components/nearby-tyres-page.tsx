import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { formatNumber } from '~/values/german-number';
import type { NearbyProblem, NearbyTyres } from '../nearby-tyres.server';
import * as styles from './nearby-tyres.css';

const problems: Record<NearbyProblem, string> = {
  'unreadable-postcode': 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 24103.',
  'unknown-postcode': 'Diese Postleitzahl kennen wir nicht.',
  'unknown-make': 'Zu dieser Marke liegt uns nichts vor. Bitte wählen Sie eine aus der Liste.',
};

export interface NearbyPage {
  path: string;
  typed: { postcode: string; make: string };
  makes: string[];
  problem: NearbyProblem | undefined;
  found: NearbyTyres | undefined;
}

export function NearbyFinder({ page: { path, typed, makes, problem } }: { page: Omit<NearbyPage, 'found'> }) {
  const isOfMake = problem === 'unknown-make';
  const errors = problem && [problems[problem]];
  return (
    <Form action={path} className={`${panel} ${styles.form}`}>
      <TextField
        id="plz"
        name="plz"
        label="PLZ"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={typed.postcode}
        errors={isOfMake ? undefined : errors}
      />
      <SelectField
        id="marke"
        name="marke"
        label="Marke"
        defaultValue={makes.includes(typed.make) ? typed.make : ''}
        errors={isOfMake ? errors : undefined}
      >
        <option value="">Bitte wählen</option>
        {makes.map((make) => (
          <option key={make}>{make}</option>
        ))}
      </SelectField>
      <button className={button.accent}>Reifen finden</button>
    </Form>
  );
}

function Found({ found: { make, postcode, location, sizes, href } }: { found: NearbyTyres }) {
  return (
    <section className={`${panel} ${pageStack}`}>
      <div>
        <h2 className={sectionTitle}>{location.title}</h2>
        <p>
          {location.street}, {location.town}
          {location.distance && `, ${location.distance} von ${postcode}`}
        </p>
      </div>
      {sizes.length > 0 && (
        <div>
          <h3>Übliche Größen für {make}</h3>
          <ul className={styles.sizes}>
            {sizes.map((size) => (
              <li key={size.label}>
                {size.count > 0 ? (
                  <a href={size.href} className={styles.size}>
                    {`${size.label} `}
                    <small>{formatNumber(size.count)} Reifen</small>
                  </a>
                ) : (
                  <span className={styles.noSize}>{`${size.label}: zurzeit keine Reifen`}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <a href={href} className={button.plain}>
          Alle Reifen in {location.city}
        </a>
      </p>
    </section>
  );
}

export function NearbyTyresPage({ page }: { page: NearbyPage }) {
  const { found } = page;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>
          {found ? `Reifen für ${found.make} in ${found.location.city}` : 'Reifen in Ihrer Nähe'}
        </h1>
        <p className={lead}>Wir zeigen den nächsten Standort und seine Reifen in den Größen Ihrer Marke.</p>
      </div>
      {found && <Found found={found} />}
      <NearbyFinder key={`${page.typed.postcode} ${page.typed.make}`} page={page} />
    </div>
  );
}
