import { storageEventNames } from '~/domain/workshop/storage/messages';
import type { StorageEvent, StoredWheels } from '~/domain/workshop/storage/stored-set';
import { seasonNames, treadView, wheelStateNames, wheelText } from '~/domain/workshop/storage/stored-wheels';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { deskStoragePath, deskWheelLabelPath } from '~/values/desk-paths';
import { formatIsoDate, formatMoment } from '~/values/german-date';
import { treadValues, wheelValues } from '../../storage/wheel-values';
import * as styles from '../desk.css';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { useAnswerTo } from '../form-context';
import { PlaceFields, TreadFields, WheelFields } from './wheel-fields';

export interface WheelSetPageProps {
  wheels: Omit<StoredWheels, 'emailKey'>;
  history: Omit<StorageEvent, 'wheelsId'>[];
  mayChange: boolean;
  /** ISO day, or empty: when wheels that come back would be mounted. */
  proposedChange: string;
  notice: string | undefined;
}

function factsOf({
  state,
  shelf,
  season,
  plate,
  vehicle,
  nextChange,
  note,
  ...wheels
}: WheelSetPageProps['wheels']) {
  const all: [string, string][] = [
    ['Stand', wheelStateNames[state]],
    ['Regal', shelf],
    ['Saison', seasonNames[season]],
    ['Räder', wheelText(wheels)],
    ['Kennzeichen', plate],
    ['Fahrzeug', vehicle],
    ['Nächster Wechsel', nextChange ? `ab ${formatIsoDate(nextChange)}` : ''],
    ['Erinnerung', wheels.wantsReminder ? 'per E-Mail' : 'keine'],
    ['Notiz', note],
  ];
  return all.filter(([, value]) => value !== '');
}

function Facts({ wheels }: Pick<WheelSetPageProps, 'wheels'>) {
  return (
    <dl className={styles.facts}>
      {factsOf(wheels).map(([term, value]) => (
        <div key={term} className={styles.factRow}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {treadView(wheels.tread, wheels.season).map(({ name, depth, warning }) => (
        <div key={name} className={styles.factRow}>
          <dt>Profil {name}</dt>
          <dd>
            {depth}
            {warning && (
              <>
                , <strong>{warning}</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Commands({ wheels, proposedChange }: WheelSetPageProps) {
  const tread = treadValues(wheels.tread);
  return (
    <>
      {wheels.state === 'in' ? (
        <DeskForm command="out" label="Auslagern" />
      ) : (
        <DeskForm command="in" label="Wieder einlagern">
          <PlaceFields values={{ wechsel: proposedChange }} />
          <TreadFields values={tread} />
        </DeskForm>
      )}
      <DeskForm command="tread" label="Profil speichern" tone="plain">
        <TreadFields values={tread} />
      </DeskForm>
    </>
  );
}

function History({ history, wheels }: Pick<WheelSetPageProps, 'history' | 'wheels'>) {
  return (
    <Section title="Verlauf">
      <ol className={styles.list}>
        {history.map(({ id, at, kind, staff, shelf, tread }) => (
          <li key={id} className={styles.line}>
            {storageEventNames[kind]} {formatMoment(at)} Uhr von {staff}
            <p className={styles.small}>
              {shelf && `Regal ${shelf} · `}
              {treadView(tread, wheels.season)
                .map(({ depth }) => depth)
                .join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function WheelSetPage(props: WheelSetPageProps) {
  const { wheels, history, mayChange, notice } = props;
  const { label, contact, state, version } = wheels;
  const isRefused = useAnswerTo('facts') !== undefined;
  return (
    <DeskPage
      title={`Radsatz ${label}`}
      version={version}
      notice={notice}
      forms={mayChange ? [state === 'in' ? 'out' : 'in', 'tread', 'facts'] : []}
      data-wheels={state}
    >
      <div className={styles.columns}>
        <div className={pageStack}>
          <Section title="Räder">
            <Facts wheels={wheels} />
          </Section>
          {mayChange && (
            <details className={panel} open={isRefused}>
              <summary className={styles.entryLink}>Angaben ändern</summary>
              <DeskForm command="facts" label="Angaben speichern">
                <WheelFields values={wheelValues(wheels)} />
              </DeskForm>
            </details>
          )}
          <History history={history} wheels={wheels} />
        </div>
        <aside className={`${panel} ${pageStack}`}>
          <h2 className={sectionTitle}>Kundin oder Kunde</h2>
          <address className={styles.address}>
            <strong>{`${contact.firstName} ${contact.lastName}`.trim()}</strong>
            {contact.phone && (
              <p>
                <TelephoneLink phone={contact.phone} className={styles.entryLink} />
              </p>
            )}
            {contact.email && (
              <p>
                <a href={`mailto:${contact.email}`} className={styles.entryLink}>
                  {contact.email}
                </a>
              </p>
            )}
          </address>
          <p>
            <Link to={deskWheelLabelPath(label)} className={button.plain}>
              Etiketten drucken
            </Link>
          </p>
          {mayChange && <Commands {...props} />}
          <p>
            <Link to={deskStoragePath} className={styles.entryLink}>
              Alle Radsätze
            </Link>
          </p>
        </aside>
      </div>
    </DeskPage>
  );
}
