import type { SpecialDay } from '~/domain/tenancy/opening-hours';
import { formatIsoDate } from '~/values/german-date';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskField, DeskForm, EntryForm } from '../desk-form';

interface SpecialDaysProps {
  /** From today on, with their place in the stored list. */
  days: { day: SpecialDay; index: number }[];
  version: string;
  answer: DeskAnswer | undefined;
}

const hoursText = ({ from, to, note }: SpecialDay) =>
  [from && to ? `${from}–${to} Uhr` : 'geschlossen', note].filter(Boolean).join(' · ');

export function SpecialDays({ days, version, answer }: SpecialDaysProps) {
  const field = { command: 'add-special-days', answer };
  return (
    <>
      {days.length === 0 && (
        <p>Es gelten die gewöhnlichen Zeiten; an bundesweiten Feiertagen ist geschlossen.</p>
      )}
      <ul className={styles.list}>
        {days.map(({ day, index }) => (
          <li key={index} className={styles.entry}>
            <div>
              {formatIsoDate(day.date)}
              <p className={styles.small}>{hoursText(day)}</p>
            </div>
            <EntryForm
              command="remove-special-day"
              label="Entfernen"
              name={`${formatIsoDate(day.date)} entfernen`}
              version={version}
              value={index}
            />
          </li>
        ))}
      </ul>
      <DeskForm command="add-special-days" label="Tage eintragen" version={version} answer={answer}>
        <div className={styles.choices}>
          <DeskField {...field} name="tag" label="Tag" type="date" />
          <DeskField {...field} name="letzterTag" label="Letzter Tag" hint="bei mehreren Tagen" type="date" />
          <DeskField {...field} name="anlass" label="Anlass" hint="steht im Shop" maxLength={60} />
          <DeskField {...field} name="von" label="Geöffnet von" hint="leer: geschlossen" type="time" />
          <DeskField {...field} name="bis" label="Geöffnet bis" type="time" />
        </div>
      </DeskForm>
    </>
  );
}
