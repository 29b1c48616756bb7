import { type FederalState, federalStateNames, federalStates } from '~/domain/tenancy/federal-states';
import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { deskAppointmentPath, deskAppointmentsPath } from '~/values/desk-paths';
import { formatIsoDate } from '~/values/german-date';
import * as styles from '../desk.css';
import { CheckField, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { useAnswerTo } from '../form-context';
import {
  AddressForm,
  FrameHostsForm,
  type LocationAddress,
  type ReservationRules,
  ReservationRulesForm,
} from './address-forms';
import { OpeningHoursForm } from './opening-hours-form';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';
import { type SpecialDayEntry, SpecialDays } from './special-days';

interface FederalStateFormProps {
  state: FederalState | undefined;
  /** The next ones. */
  holidays: { day: string; name: string }[];
}

function FederalStateForm({ state, holidays }: FederalStateFormProps) {
  const answer = useAnswerTo('federal-state');
  return (
    <Section title="Feiertage">
      <p>An Feiertagen ist geschlossen, wenn unter „Besondere Tage“ nichts anderes steht.</p>
      <DeskForm command="federal-state" label="Bundesland speichern">
        <DeskSelect name="bundesland" label="Bundesland" defaultValue={state ?? ''}>
          <option value="">nur Feiertage in ganz Deutschland</option>
          {federalStates.map((one) => (
            <option key={one} value={one}>
              {federalStateNames[one]}
            </option>
          ))}
        </DeskSelect>
        {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, wir verschieben diese Termine" />}
      </DeskForm>
      <p className={styles.small}>
        Die nächsten: {holidays.map(({ day, name }) => `${formatIsoDate(day)} (${name})`).join(', ')}.
      </p>
    </Section>
  );
}

export interface HoursPageProps {
  openingHours: readonly OpeningHours[];
  specialDays: SpecialDayEntry[];
  federalState: FederalState | undefined;
  /** The next ones. */
  holidays: { day: string; name: string }[];
  contact: { telefon: string; email: string };
  address: LocationAddress;
  reservations: ReservationRules;
  frameHosts: string[];
  /** Appointments that the hours leave out. */
  inClosedTime: { number: string; when: string }[];
  frame: SettingsFrameProps;
}

const MAX_NAMED = 5;

function ClosedTime({ appointments }: { appointments: HoursPageProps['inClosedTime'] }) {
  if (appointments.length === 0) return null;
  const more = appointments.length - MAX_NAMED;
  return (
    <Notice tone="warn">
      {appointments.length === 1 ? 'Ein Termin liegt' : `${appointments.length} Termine liegen`} in
      geschlossener Zeit:{' '}
      {appointments.slice(0, MAX_NAMED).map(({ number, when }) => (
        <span key={number}>
          <Link to={deskAppointmentPath(number)}>{number}</Link>, {when};{' '}
        </span>
      ))}
      {more > 0 && `und ${more} weitere; `}
      <Link to={deskAppointmentsPath}>bitte verschieben Sie {appointments.length === 1 ? 'ihn' : 'sie'}</Link>
      .
    </Notice>
  );
}

const forms = [
  'opening-hours',
  'federal-state',
  'add-special-days',
  'contact',
  'address',
  'reservation-rules',
  'frame-hosts',
];

export function HoursPage({ frame, contact, ...page }: HoursPageProps) {
  const aside = (
    <>
      <Section title="Telefon und E-Mail">
        <DeskForm command="contact" label="Speichern">
          <DeskField name="telefon" label="Telefon" type="tel" defaultValue={contact.telefon} />
          <DeskField name="email" label="E-Mail" type="email" defaultValue={contact.email} />
        </DeskForm>
      </Section>
      <AddressForm address={page.address} />
      <ReservationRulesForm rules={page.reservations} />
      <FrameHostsForm hosts={page.frameHosts} />
    </>
  );
  return (
    <SettingsFrame title="Standort" frame={frame} forms={forms} aside={aside}>
      <ClosedTime appointments={page.inClosedTime} />
      <Section title="Öffnungszeiten">
        <OpeningHoursForm openingHours={page.openingHours} />
      </Section>
      <FederalStateForm state={page.federalState} holidays={page.holidays} />
      <Section title="Besondere Tage">
        <SpecialDays days={page.specialDays} />
      </Section>
    </SettingsFrame>
  );
}
