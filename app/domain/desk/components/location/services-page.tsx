import type { AppointmentRules } from '~/domain/workshop/appointment-rules';
import { Section } from '~/ui/components/section';
import {
  type ServiceChoice,
  type ServiceRow,
  serviceChoices,
  serviceField,
} from '../../location/service-fields';
import * as styles from '../desk.css';
import { CheckField, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';

export interface ServicesPageProps {
  flags: { noServices: boolean; noServiceRequest: boolean; useServiceNavigator: boolean };
  services: ServiceRow[];
  /** Of the rows, whose fields have no names of their own. */
  list: string;
  appointments: Pick<AppointmentRules, 'sort' | 'leadHours' | 'horizonDays' | 'changeHours' | 'unpackHours'>;
  frame: SettingsFrameProps;
}

const choiceNames: Readonly<Record<ServiceChoice, string>> = {
  seite: 'eigene Seite',
  anfrage: 'auf Anfrage',
  ziel: 'führt woandershin',
  aus: 'wird nicht angeboten',
};

function Flags({ flags }: Pick<ServicesPageProps, 'flags'>) {
  return (
    <DeskForm command="services-open" label="Speichern">
      <CheckField name="keine" label="Keine Leistungen zeigen" isChecked={flags.noServices} />
      <CheckField
        name="ohneAnfrage"
        label="Keine Anfragen zu Leistungen annehmen"
        isChecked={flags.noServiceRequest}
      />
      <CheckField
        name="navigator"
        label="Service-Navigator statt der Seite Reparatur und Wartung"
        isChecked={flags.useServiceNavigator}
      />
    </DeskForm>
  );
}

function Services({ services, list }: Pick<ServicesPageProps, 'services' | 'list'>) {
  return (
    <DeskForm command="services" label="Leistungen speichern">
      <input type="hidden" name="liste" value={list} />
      {services.map(({ url, title, choice, href, isFromFile }, index) =>
        isFromFile ? (
          <p key={url} className={styles.small}>
            {title}: steht in der Datei service-locations.csv und wird dort geändert.
          </p>
        ) : (
          <div key={url} className={styles.pair}>
            <DeskSelect name={serviceField('art', index)} label={title} defaultValue={choice}>
              {serviceChoices.map((one) => (
                <option key={one} value={one}>
                  {choiceNames[one]}
                </option>
              ))}
            </DeskSelect>
            <DeskField name={serviceField('ziel', index)} label={`Ziel von ${title}`} defaultValue={href} />
          </div>
        ),
      )}
    </DeskForm>
  );
}

const ruleFields = [
  { rule: 'leadHours', name: 'vorlauf', label: 'Vorlauf', hint: 'Stunden bis zum ersten freien Termin' },
  { rule: 'horizonDays', name: 'tage', label: 'Wie weit voraus', hint: 'Tage' },
  { rule: 'changeHours', name: 'aenderung', label: 'Ändern bis', hint: 'Stunden vor dem Termin' },
  {
    rule: 'unpackHours',
    name: 'auspacken',
    label: 'Ware auspacken',
    hint: 'Öffnungsstunden von der Anlieferung bis zur Montage',
  },
] as const;

function Appointments({
  services,
  list,
  appointments,
}: Pick<ServicesPageProps, 'services' | 'list' | 'appointments'>) {
  return (
    <DeskForm command="appointment-rules" label="Terminregeln speichern">
      <input type="hidden" name="liste" value={list} />
      <DeskSelect name="verbindlich" label="Termine" defaultValue={appointments.sort}>
        <option value="anfragen">werden angefragt</option>
        <option value="buchen">werden zu festem Preis gebucht</option>
      </DeskSelect>
      <div className={styles.choices}>
        {ruleFields.map(({ rule, ...field }) => (
          <DeskField key={rule} inputMode="numeric" {...field} defaultValue={String(appointments[rule])} />
        ))}
      </div>
      <p className={styles.small}>
        Dauer eines Termins in Minuten. Leer: Für diese Leistung gibt es keine Termine; ohne eine einzige
        Dauer nimmt der Standort nur Anfragen an.
      </p>
      <div className={styles.choices}>
        {services.map(({ url, title, minutes }, index) => (
          <DeskField
            inputMode="numeric"
            key={url}
            name={serviceField('dauer', index)}
            label={title}
            defaultValue={minutes === undefined ? '' : String(minutes)}
          />
        ))}
      </div>
    </DeskForm>
  );
}

export function ServicesPage({ frame, flags, services, list, appointments }: ServicesPageProps) {
  return (
    <SettingsFrame
      title="Leistungen"
      frame={frame}
      forms={['services-open', 'services', 'appointment-rules']}
      aside={
        <Section title="Werkstatt im Shop">
          <Flags flags={flags} />
        </Section>
      }
    >
      <Section title="Welche Leistungen, und wie">
        {services.length === 0 ? (
          <p>Das Netz hat noch keine Leistungen; sie kommen aus der Datei services.csv.</p>
        ) : (
          <>
            <p>
              Führt eine Leistung woandershin, so nennen Sie ihr Ziel: eine Seite wie /kontakt oder eine
              Adresse mit https://.
            </p>
            <Services services={services} list={list} />
          </>
        )}
      </Section>
      {services.length > 0 && (
        <Section title="Termine">
          <Appointments services={services} list={list} appointments={appointments} />
        </Section>
      )}
    </SettingsFrame>
  );
}
