import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import {
  seasonNames,
  wheelStateNames,
  wheelStates,
  wheelText,
} from '~/domain/workshop/storage/stored-wheels';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { deskNewWheelsPath, deskStoragePath, deskWheelsPath } from '~/values/desk-paths';
import { formatIsoDate } from '~/values/german-date';
import * as styles from '../desk.css';
import { DeskPage } from '../desk-page';
import { NextPage } from '../next-page';
import { SearchForm } from '../search-form';

export type ListedWheels = Pick<
  StoredWheels,
  | 'label'
  | 'shelf'
  | 'contact'
  | 'plate'
  | 'vehicle'
  | 'tyre'
  | 'size'
  | 'rim'
  | 'season'
  | 'state'
  | 'nextChange'
>;

export interface WheelsPageProps {
  wheels: ListedWheels[];
  /** As in the address. */
  typed: { suche: string; stand: string };
  mayChange: boolean;
  /** Query of the next page. */
  next: string | undefined;
}

function Entry({ wheels }: { wheels: ListedWheels }) {
  const { label, shelf, contact, plate, vehicle, season, state, nextChange } = wheels;
  const person = `${contact.firstName} ${contact.lastName}`.trim();
  return (
    <li className={styles.entry}>
      <div>
        <Link to={deskWheelsPath(label)} className={styles.entryLink}>
          {label}
        </Link>{' '}
        {[person, plate].filter(Boolean).join(' · ')}
        <p className={styles.small}>
          {[seasonNames[season], wheelText(wheels), vehicle].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.small}>
          {[
            state === 'in' ? shelf && `Regal ${shelf}` : wheelStateNames.out,
            nextChange && `Wechsel ab ${formatIsoDate(nextChange)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}

export function WheelsPage({ wheels, typed, mayChange, next }: WheelsPageProps) {
  return (
    <DeskPage title="Einlagerung">
      {mayChange && (
        <p>
          <Link to={deskNewWheelsPath} className={button.accent}>
            Radsatz einlagern
          </Link>
        </p>
      )}
      <SearchForm
        action={deskStoragePath}
        typed={typed.suche}
        hint="Etikett, Name, Kennzeichen, Fahrzeug oder Regal"
      >
        <div className={styles.choices}>
          <SelectField id="stand" name="stand" label="Stand" defaultValue={typed.stand}>
            <option value="">alle</option>
            {wheelStates.map((state) => (
              <option key={state} value={state}>
                {wheelStateNames[state]}
              </option>
            ))}
          </SelectField>
        </div>
      </SearchForm>
      <section className={panel} aria-label="Ergebnis">
        {wheels.length === 0 ? (
          <p>
            {typed.suche || typed.stand
              ? 'Kein Radsatz passt zu dieser Auswahl.'
              : 'Noch ist kein Radsatz eingelagert.'}
          </p>
        ) : (
          <ul className={styles.list} data-rows>
            {wheels.map((one) => (
              <Entry key={one.label} wheels={one} />
            ))}
          </ul>
        )}
      </section>
      <NextPage path={deskStoragePath} query={next} label="Weitere" />
    </DeskPage>
  );
}
