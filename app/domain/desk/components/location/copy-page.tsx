import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import * as styles from '../desk.css';
import { DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { AddressFields, NameFields } from './new-location-fields';
import { LocationNav } from './settings-frame';

export interface CopyPageProps {
  /** 'Autohaus Muster, Kiel' */
  source: string;
  company: string;
  hostname: string;
  hosts: string[];
  companies: { code: string; name: string }[];
  /** Just made; without addresses the shop does not know it yet. */
  made: { name: string; addresses: { shop: string; desk: string; settings: string } | undefined } | undefined;
}

const COMMAND = 'copy-location';

function Made({ name, addresses }: NonNullable<CopyPageProps['made']>) {
  return (
    <Notice tone="good">
      Der Standort {name} ist angelegt.{' '}
      {addresses ? (
        <>
          <a href={addresses.shop}>Zum Shop</a>, <a href={addresses.desk}>zum Tresen</a>,{' '}
          <a href={addresses.settings}>zu den Angaben</a>
        </>
      ) : (
        'In einer Sekunde ist er zu sehen; laden Sie dann diese Seite neu.'
      )}
    </Notice>
  );
}

function Form({ hosts, companies, company, hostname }: Omit<CopyPageProps, 'made' | 'source'>) {
  return (
    <DeskForm command={COMMAND} label="Standort anlegen">
      <div className={styles.choices}>
        <NameFields />
        <DeskSelect name="host" label="Host" defaultValue={hostname}>
          {hosts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </DeskSelect>
        <DeskSelect name="firma" label="Firma" defaultValue={company}>
          {companies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </DeskSelect>
        <AddressFields />
        <DeskField
          name="breite"
          label="Punkt auf der Karte, Breite"
          hint="in Grad, wie 54,3233"
          inputMode="decimal"
        />
        <DeskField
          name="laenge"
          label="Punkt auf der Karte, Länge"
          hint="in Grad, wie 10,1394"
          inputMode="decimal"
        />
      </div>
    </DeskForm>
  );
}

export function CopyPage({ source, made, ...form }: CopyPageProps) {
  return (
    <DeskPage title="Neuer Standort" forms={[COMMAND]} intro={<LocationNav isCentral />}>
      {made && <Made {...made} />}
      <div className={styles.columns}>
        <Section title={`Wie ${source}`}>
          <Form {...form} />
        </Section>
        <Section title="Was übernommen wird">
          <div className={styles.more}>
            <p>Aussehen, Öffnungszeiten, Zahlung und Versand, Leistungen, Hebebühnen, Menüs und Bilder.</p>
            <p>
              Nicht übernommen werden Bestand, eigene Preise, Angebote, Gutscheine, Weiterleitungen,
              Mitarbeiter, besondere Tage, Hinweise und ein eigenes Impressum; bei einer anderen Firma auch
              nicht die Konten für Zahlungen.
            </p>
          </div>
        </Section>
      </div>
    </DeskPage>
  );
}
