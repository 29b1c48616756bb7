import { SelectField } from '~/ui/components/field';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { formatMoment } from '~/values/german-date';
import * as styles from './desk.css';
import { type DeskAnswer, DeskField, DeskForm } from './desk-form';

export interface ClosuresPageProps {
  closures: { id: string; bay: string; from: Date; until: Date; note: string }[];
  bays: { id: string; name: string }[];
  mayChange: boolean;
  answer: DeskAnswer | undefined;
  notice: string | undefined;
}

export const closureCommands = ['sperren', 'freigeben'] as const;

export function ClosuresPage({ closures, bays, mayChange, answer, notice }: ClosuresPageProps) {
  const field = { command: 'sperren', answer };
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Sperren</h1>
      {notice && <Notice tone="good">{notice}</Notice>}
      <section className={panel}>
        {closures.length === 0 && <p>Keine Bühne ist gesperrt.</p>}
        <ul className={styles.list}>
          {closures.map(({ id, bay, from, until, note }) => (
            <li key={id} className={styles.entry}>
              <div>
                {bay}
                <p className={styles.small}>
                  {formatMoment(from)} bis {formatMoment(until)} Uhr{note && ` · ${note}`}
                </p>
              </div>
              {mayChange && (
                <DeskForm command="freigeben" label="Aufheben" version="" answer={answer} tone="plain">
                  <input type="hidden" name="nummer" value={id} />
                </DeskForm>
              )}
            </li>
          ))}
        </ul>
      </section>
      {mayChange && (
        <section className={panel}>
          <DeskForm command="sperren" label="Zeit sperren" version="" answer={answer}>
            <div className={styles.choices}>
              <SelectField id="sperren-buehne" name="buehne" label="Bühne" defaultValue="">
                <option value="">Alle Bühnen</option>
                {bays.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <DeskField {...field} name="vonTag" label="Von" type="date" />
              <DeskField {...field} name="vonZeit" label="Uhrzeit" hint="leer: ab Tagesbeginn" type="time" />
              <DeskField {...field} name="bisTag" label="Bis" hint="leer: derselbe Tag" type="date" />
              <DeskField {...field} name="bisZeit" label="Uhrzeit" hint="leer: bis Tagesende" type="time" />
              <DeskField {...field} name="anlass" label="Anlass" maxLength={60} />
            </div>
          </DeskForm>
        </section>
      )}
    </div>
  );
}
