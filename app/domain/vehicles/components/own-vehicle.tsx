import { useHref } from 'react-router';
import { carPictureAsAvif, consentPath, vehiclePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { formatNumber } from '~/values/german-number';
import type { SizeCheck } from '../fitment/size-check';
import type { VerdictView } from '../fitment/verdict-view';
import type { VehicleView } from '../vehicle-view';
import { FitmentNote } from './fitment-note';
import { formatEcode } from './vehicle-choice';
import * as styles from './vehicle-page.css';

interface LinkedSize {
  label: string;
  least: string;
  to: string;
}

interface OwnVehicleProps {
  vehicle: VehicleView & {
    ecode: string | null;
    configurator: string;
    picture: string;
    source: string;
    sizes: readonly {
      front: LinkedSize;
      rear: LinkedSize | undefined;
      isSeries: boolean;
      isWinterOnly: boolean;
      document: string;
    }[];
    compared:
      | undefined
      | { problem: string }
      | (SizeCheck & { wished: string; series: string; verdict: VerdictView });
  };
  typedSize: string;
  /** Only until the browser is closed. */
  isForVisit: boolean;
}

const tenths = (value: number) => formatNumber(Math.round(value * 10) / 10);
const signed = (value: number) => `${value >= 0.05 ? '+' : ''}${tenths(value)}`;

function Size({ size }: { size: LinkedSize }) {
  return (
    <>
      <Link to={size.to}>{size.label}</Link>
      <span className={styles.facts}>mindestens {size.least}</span>
    </>
  );
}

function Sizes({ sizes }: Pick<OwnVehicleProps['vehicle'], 'sizes'>) {
  const hasRear = sizes.some(({ rear }) => rear !== undefined);
  if (sizes.length === 0) return <p>Zu den zugelassenen Größen dieses Fahrzeugs liegt uns nichts vor.</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.sizes}>
        <thead>
          <tr>
            <th scope="col">{hasRear ? 'Vorn' : 'Größe'}</th>
            {hasRear && <th scope="col">Hinten</th>}
            <th scope="col">Zugelassen durch</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ front, rear, isSeries, isWinterOnly, document }) => (
            <tr key={`${front.label} ${rear?.label} ${isWinterOnly}`}>
              <td>
                <Size size={front} />
                {isSeries && <span className={styles.badge}>Serie</span>}
                {isWinterOnly && <span className={styles.badge}>nur Winterreifen</span>}
              </td>
              {hasRear && <td>{rear ? <Size size={rear} /> : 'wie vorn'}</td>}
              <td>{document}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Compared({
  compared,
}: {
  compared: SizeCheck & { wished: string; series: string; verdict: VerdictView };
}) {
  const { wished, series, required } = compared;
  return (
    <div className={styles.compared}>
      <FitmentNote verdict={compared.verdict} />
      <dl>
        <dt>Abrollumfang</dt>
        <dd>
          {tenths(compared.wishedMm)} mm statt {tenths(compared.seriesMm)} mm ({series}):{' '}
          {signed(compared.deviation)} %
        </dd>
        <dt>Tacho</dt>
        <dd>
          Zeigt er 100 km/h, fahren Sie {tenths(compared.trueSpeedAt100)} km/h.{' '}
          {compared.isUsual
            ? 'Das liegt im üblichen Rahmen.'
            : 'Das liegt außerhalb des üblichen Rahmens: Der Tacho muss angeglichen werden.'}
        </dd>
        <dt>Nötig sind mindestens</dt>
        <dd>
          Tragfähigkeit {required.loadIndex}
          {required.loadKg !== undefined && ` (${required.loadKg} kg)`}
          {compared.carriesEnough === false && ': diese ist zu klein'}, Geschwindigkeit {required.speedIndex}
          {required.speedKmh !== undefined && ` (${required.speedKmh} km/h)`}
          {compared.isFastEnough === false && ': diese ist zu niedrig'}
        </dd>
      </dl>
      <p className={styles.facts}>
        Ein Vergleich von {wished} mit der Seriengröße. Ob sie montiert werden darf, sagen die Papiere des
        Fahrzeugs.
      </p>
    </div>
  );
}

export function OwnVehicle({ vehicle, typedSize, isForVisit }: OwnVehicleProps) {
  const { label, facts, ecode, source, sizes, compared } = vehicle;
  const picture = useHref(vehicle.picture);
  const problem = compared && 'problem' in compared ? compared.problem : undefined;
  return (
    <>
      <section className={`${panel} ${styles.own}`} aria-label={label}>
        <picture>
          <source type="image/avif" srcSet={carPictureAsAvif(picture)} />
          <img src={picture} alt="" width={240} height={84} />
        </picture>
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.facts}>{facts}</p>
          {ecode && <p className={styles.facts}>DAT-ECode {formatEcode(ecode)}</p>}
          {source && <p className={styles.facts}>Angaben: {source}</p>}
          <p>
            <Link to={vehicle.configurator}>Felgen am Fahrzeug ansehen</Link>
          </p>
          {isForVisit && (
            <p className={styles.facts}>
              Gilt, bis Sie den Browser schließen.{' '}
              <Link to={consentPath}>Länger merken: in den Cookie-Einstellungen</Link>
            </p>
          )}
        </div>
        <Form method="post" action={vehiclePath}>
          <button name="aktion" value="entfernen" className={button.plain}>
            Fahrzeug entfernen
          </button>
        </Form>
      </section>
      <div className={styles.links}>
        <Section title="Zugelassene Reifengrößen">
          <Sizes sizes={sizes} />
        </Section>
        <Section title="Eine andere Größe vergleichen">
          <Form action={vehiclePath} preventScrollReset className={styles.form}>
            <TextField
              id="wunschgroesse"
              name="wunschgroesse"
              label="Wunschgröße"
              hint="Zum Beispiel 225/45 R17 94W"
              defaultValue={typedSize}
              maxLength={40}
              autoComplete="off"
              errors={problem ? [problem] : undefined}
            />
            <button className={button.plain}>Vergleichen</button>
          </Form>
          {compared && !('problem' in compared) && <Compared compared={compared} />}
        </Section>
      </div>
    </>
  );
}
