import type { AppointmentRules } from '~/domain/workshop/appointment-rules';
import { SelectField } from '~/ui/components/field';
import {
  type ServiceChoice,
  type ServiceRow,
  serviceChoices,
  serviceField,
} from '../../location/service-fields';
import { CheckField } from '../check-field';
import * as styles from '../desk.css';
import { answerTo, type DeskAnswer, DeskField, DeskForm } from '../desk-form';
import { Section } from '../section';
import { type SettingsFormProps, SettingsFrame, type SettingsFrameProps } from './settings-frame';

export interface ServicesPageProps {
  flags: { noServices: boolean; noServiceRequest: boolean; useServiceNavigator: boolean };
  services: ServiceRow[];
  /** Of the rows, whose fields have no names of their own. */
  list: string;
  appointments: Pick<AppointmentRules, 'sort' | 'leadHours' | 'horizonDays' | 'changeHours'>;
  frame: SettingsFrameProps;
  answer: DeskAnswer | undefined;
}

const choiceNames: Readonly<Record<ServiceChoice, string>> = {
  seite: 'eigene Seite',
  anfrage: 'auf Anfrage',
  ziel: 'führt woandershin',
  aus: 'wird nicht angeboten',
};

function Flags({ flags, ...form }: SettingsFormProps & Pick<ServicesPageProps, 'flags'>) {
  const field = { command: 'services-open', answer: form.answer };
  return (
    <DeskForm {...form} command="services-open" label="Speichern">
      <CheckField {...field} name="keine" label="Keine Leistungen zeigen" isChecked={flags.noServices} />
      <CheckField
        {...field}
        name="ohneAnfrage"
        label="Keine Anfragen zu Leistungen annehmen"
        isChecked={flags.noServiceRequest}
      />
      <CheckField
        {...field}
        name="navigator"
        label="Service-Navigator statt der Seite Reparatur und Wartung"
        isChecked={flags.useServiceNavigator}
      />
    </DeskForm>
  );
}

function Services({
  services,
  list,
  ...form
}: SettingsFormProps & Pick<ServicesPageProps, 'services' | 'list'>) {
  const command = 'services';
  const own = answerTo(form.answer, command);
  return (
    <DeskForm {...form} command={command} label="Leistungen speichern">
      <input type="hidden" name="liste" value={list} />
      {services.map(({ url, title, choice, href, isFromFile }, index) =>
        isFromFile ? (
          <p key={url} className={styles.small}>
            {title}: steht in der Datei service-locations.csv und wird dort geändert.
          </p>
        ) : (
          <div key={url} className={styles.pair}>
            <SelectField
              id={`${command}-${serviceField('art', index)}`}
              name={serviceField('art', index)}
              label={title}
              defaultValue={own?.values[serviceField('art', index)] ?? choice}
              errors={own?.errors[serviceField('art', index)] ?? []}
            >
              {serviceChoices.map((one) => (
                <option key={one} value={one}>
                  {choiceNames[one]}
                </option>
              ))}
            </SelectField>
            <DeskField
              command={command}
              answer={form.answer}
              name={serviceField('ziel', index)}
              label={`Ziel von ${title}`}
              defaultValue={href}
            />
          </div>
        ),
      )}
    </DeskForm>
  );
}

function Appointments({
  services,
  list,
  appointments,
  ...form
}: SettingsFormProps & Pick<ServicesPageProps, 'services' | 'list' | 'appointments'>) {
  const field = { command: 'appointment-rules', answer: form.answer, inputMode: 'numeric' as const };
  const own = answerTo(form.answer, field.command);
  return (
    <DeskForm {...form} command={field.command} label="Terminregeln speichern">
      <input type="hidden" name="liste" value={list} />
      <SelectField
        id={`${field.command}-verbindlich`}
        name="verbindlich"
        label="Termine"
        defaultValue={own?.values.verbindlich ?? appointments.sort}
      >
        <option value="anfragen">werden angefragt</option>
        <option value="buchen">werden zu festem Preis gebucht</option>
      </SelectField>
      <div className={styles.choices}>
        <DeskField
          {...field}
          name="vorlauf"
          label="Vorlauf"
          hint="Stunden bis zum ersten freien Termin"
          defaultValue={String(appointments.leadHours)}
        />
        <DeskField
          {...field}
          name="tage"
          label="Wie weit voraus"
          hint="Tage"
          defaultValue={String(appointments.horizonDays)}
        />
        <DeskField
          {...field}
          name="aenderung"
          label="Ändern bis"
          hint="Stunden vor dem Termin"
          defaultValue={String(appointments.changeHours)}
        />
      </div>
      <p className={styles.small}>
        Dauer eines Termins in Minuten. Leer: Für diese Leistung gibt es keine Termine; ohne eine einzige
        Dauer nimmt der Standort nur Anfragen an.
      </p>
      <div className={styles.choices}>
        {services.map(({ url, title, minutes }, index) => (
          <DeskField
            key={url}
            {...field}
            name={serviceField('dauer', index)}
            label={title}
            defaultValue={minutes === undefined ? '' : String(minutes)}
          />
        ))}
      </div>
    </DeskForm>
  );
}

export function ServicesPage({ frame, answer, flags, services, list, appointments }: ServicesPageProps) {
  const form = { version: frame.version, answer };
  return (
    <SettingsFrame
      title="Leistungen"
      frame={frame}
      answer={answer}
      forms={['services-open', 'services', 'appointment-rules']}
      aside={
        <Section title="Werkstatt im Shop">
          <Flags {...form} flags={flags} />
        </Section>
      }
    >
      <Section title="Welche Leistungen, und wie">
        {services.length === 0 ? (
          <p>Das Netz hat noch keine Leistungen; sie kommen aus der Datei services.csv.</p>
        ) : (
          <>
            <p>
              Das Ziel zählt nur, wenn eine Leistung woandershin führt: eine Seite wie /kontakt, oder eine
              Adresse mit https://.
            </p>
            <Services {...form} services={services} list={list} />
          </>
        )}
      </Section>
      {services.length > 0 && (
        <Section title="Termine">
          <Appointments {...form} services={services} list={list} appointments={appointments} />
        </Section>
      )}
    </SettingsFrame>
  );
}
