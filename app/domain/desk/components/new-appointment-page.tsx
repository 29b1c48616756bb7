import { panel } from '~/ui/components/panel.css';
import * as styles from './desk.css';
import { DeskField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';
import { SlotFields } from './slot-fields';

export interface NewAppointmentPageProps {
  services: { url: string; title: string }[];
  bays: { id: string; name: string }[];
  /** Number of the request that it is made from. */
  request: string | undefined;
  values: Record<string, string>;
}

export const NEW_APPOINTMENT = 'eintragen';

export function NewAppointmentPage({ services, bays, request, values }: NewAppointmentPageProps) {
  const field = (name: string) => ({ name, defaultValue: values[name] });
  const { tag = '', uhrzeit = '', buehne = '' } = values;
  return (
    <DeskPage
      title={request ? `Termin aus der Anfrage ${request}` : 'Termin eintragen'}
      forms={[NEW_APPOINTMENT]}
    >
      <section className={panel}>
        {bays.length === 0 ? (
          <p>Dieser Standort hat keine Bühnen.</p>
        ) : (
          <DeskForm command={NEW_APPOINTMENT} label="Termin eintragen">
            <SlotFields bays={bays} values={{ tag, uhrzeit, buehne }} />
            <div className={styles.choices}>
              <DeskSelect name="leistung" label="Leistung" defaultValue={values.leistung}>
                {services.map(({ url, title }) => (
                  <option key={url} value={url}>
                    {title}
                  </option>
                ))}
              </DeskSelect>
              <DeskField
                {...field('dauer')}
                label="Dauer in Minuten"
                type="number"
                min={15}
                max={600}
                step={15}
              />
              <DeskField {...field('fahrzeug')} label="Fahrzeug" maxLength={120} />
              <DeskField {...field('vorname')} label="Vorname" maxLength={80} />
              <DeskField {...field('nachname')} label="Nachname" maxLength={80} />
              <DeskField {...field('telefon')} label="Telefon" type="tel" maxLength={30} />
              <DeskField {...field('email')} label="E-Mail (freiwillig)" type="email" maxLength={254} />
              <DeskField {...field('nachricht')} label="Notiz" maxLength={500} />
            </div>
          </DeskForm>
        )}
      </section>
    </DeskPage>
  );
}
