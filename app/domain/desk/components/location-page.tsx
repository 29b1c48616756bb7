import type { OpeningHours, SpecialDay } from '~/domain/tenancy/opening-hours';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { formatMoment } from '~/values/german-date';
import type { StoredChange } from '../journal/list-changes.server';
import * as styles from './desk.css';
import { type DeskAnswer, DeskField, DeskForm } from './desk-form';
import {
  AddressForm,
  type LocationAddress,
  type ReservationRules,
  ReservationRulesForm,
} from './location-forms';
import { OpeningHoursForm } from './opening-hours-form';
import { Section } from './section';
import { SpecialDays } from './special-days';

export interface LocationPageProps {
  openingHours: readonly OpeningHours[];
  specialDays: { day: SpecialDay; index: number }[];
  contact: { telefon: string; email: string };
  address: LocationAddress;
  reservations: ReservationRules;
  version: string;
  changes: (Pick<StoredChange, 'id' | 'at' | 'staff'> & { name: string })[];
  notice: string | undefined;
  answer: DeskAnswer | undefined;
}

function Changes({ changes, version }: Pick<LocationPageProps, 'changes' | 'version'>) {
  return (
    <ul className={styles.list}>
      {changes.map(({ id, at, staff, name }) => (
        <li key={id} className={styles.entry}>
          <div>
            {name}
            <p className={styles.small}>
              {formatMoment(at)} Uhr · {staff}
            </p>
          </div>
          <DeskForm
            command="undo"
            label="Zurücknehmen"
            name={`${name} zurücknehmen, ${formatMoment(at)} Uhr`}
            version={version}
            answer={undefined}
            tone="plain"
          >
            <input type="hidden" name="nummer" value={id} />
          </DeskForm>
        </li>
      ))}
    </ul>
  );
}

const formsHere = ['opening-hours', 'add-special-days', 'contact', 'address', 'reservation-rules'];

export function LocationPage({ notice, answer, version, contact, ...page }: LocationPageProps) {
  const isAbove = answer && !formsHere.includes(answer.command);
  const field = { command: 'contact', answer };
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Standort</h1>
      {notice && <Notice tone="good">{notice}</Notice>}
      {isAbove && <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>}
      <div className={styles.columns}>
        <div className={pageStack}>
          <Section title="Öffnungszeiten">
            <OpeningHoursForm openingHours={page.openingHours} version={version} answer={answer} />
          </Section>
          <Section title="Besondere Tage">
            <SpecialDays days={page.specialDays} version={version} answer={answer} />
          </Section>
        </div>
        <div className={pageStack}>
          <Section title="Telefon und E-Mail">
            <DeskForm command="contact" label="Speichern" version={version} answer={answer}>
              <DeskField
                {...field}
                name="telefon"
                label="Telefon"
                type="tel"
                defaultValue={contact.telefon}
              />
              <DeskField {...field} name="email" label="E-Mail" type="email" defaultValue={contact.email} />
            </DeskForm>
          </Section>
          <AddressForm address={page.address} version={version} answer={answer} />
          <ReservationRulesForm rules={page.reservations} version={version} answer={answer} />
          {page.changes.length > 0 && (
            <Section title="Letzte Änderungen">
              <Changes changes={page.changes} version={version} />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}
