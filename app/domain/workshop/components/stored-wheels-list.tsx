import { button } from '~/ui/components/button.css';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import type { TreadView } from '../storage/stored-wheels';
import { facts, form, found } from './navigator.css';

export interface StoredWheelsEntry {
  id: string;
  label: number;
  title: string;
  /** Where, and of which vehicle. */
  facts: string[];
  state: string;
  nextChange: string | undefined;
  tread: TreadView[];
  /** At the location that has them, with its prefix; undefined: nothing is to be changed. */
  bookingAddress: string | undefined;
}

export function StoredWheelsList({ entries }: { entries: readonly StoredWheelsEntry[] }) {
  return (
    <ul className={found}>
      {entries.map(({ id, label, title, facts: words, state, nextChange, tread, bookingAddress }) => (
        <li key={id} className={`${panel} ${form}`} data-label={label}>
          <div>
            <h2 className={sectionTitle}>{title}</h2>
            <span className={facts}>{[`Etikett ${label}`, ...words].join(' · ')}</span>
          </div>
          <p>
            {state}
            {nextChange && `, nächster Wechsel ab ${nextChange}`}
          </p>
          <ul>
            {tread.map(({ name, depth, warning }) => (
              <li key={name}>
                Profil {name}: {depth}
                {warning && (
                  <>
                    , <strong>{warning}</strong>
                  </>
                )}
              </li>
            ))}
          </ul>
          {bookingAddress && (
            <p>
              <a href={bookingAddress} className={button.accent}>
                Räderwechsel buchen
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
