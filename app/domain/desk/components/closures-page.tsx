import { panel } from '~/ui/components/panel.css';
import { deskClosuresPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import * as styles from './desk.css';
import { DeskField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';

export interface ClosuresPageProps {
  closures: { id: string; bay: string; from: Date; until: Date; note: string }[];
  /** Query of the next page. */
  next: string | undefined;
  bays: { id: string; name: string }[];
  mayChange: boolean;
  notice: string | undefined;
}

export const closureCommands = ['sperren', 'freigeben'] as const;

export function ClosuresPage({ closures, next, bays, mayChange, notice }: ClosuresPageProps) {
  return (
    <DeskPage title="Sperren" notice={notice} forms={closureCommands}>
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
                <DeskForm command="freigeben" label="Aufheben" tone="plain">
                  <input type="hidden" name="nummer" value={id} />
                </DeskForm>
              )}
            </li>
          ))}
        </ul>
        <NextPage path={deskClosuresPath} query={next} label="Weitere" />
      </section>
      {mayChange && (
        <section className={panel}>
          <DeskForm command="sperren" label="Zeit sperren">
            <div className={styles.choices}>
              <DeskSelect name="buehne" label="Bühne" defaultValue="">
                <option value="">Alle Bühnen</option>
                {bays.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </DeskSelect>
              <DeskField name="vonTag" label="Von" type="date" />
              <DeskField name="vonZeit" label="Uhrzeit" hint="leer: ab Tagesbeginn" type="time" />
              <DeskField name="bisTag" label="Bis" hint="leer: derselbe Tag" type="date" />
              <DeskField name="bisZeit" label="Uhrzeit" hint="leer: bis Tagesende" type="time" />
              <DeskField name="anlass" label="Anlass" maxLength={60} />
            </div>
          </DeskForm>
        </section>
      )}
    </DeskPage>
  );
}
