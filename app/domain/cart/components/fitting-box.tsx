import { cartPath, vehicleChoicePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { box, error as errorText } from '~/ui/components/field.css';
import { Form, Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { formatCents } from '~/values/money';
import type { FittingView } from '../fitting-view';
import { noticeText } from '../messages';
import * as styles from './fitting-box.css';

type Shown<State extends FittingView['state']> = Extract<FittingView, { state: State }>;

const workName = ({ isProduct }: Pick<FittingView, 'isProduct'>) => (isProduct ? 'Einbau' : 'Montage');

/** '4 × Reifen aufziehen je 11,90 €' */
const workText = (quantity: number, { title, cents }: { title: string; cents: number }) =>
  `${quantity} × ${title} je ${formatCents(cents)}`;

function Head({ title, totalCents }: { title: string; totalCents: number }) {
  return (
    <p className={styles.head}>
      <strong className={styles.title}>{title}</strong>
      <Price cents={totalCents} size="strong" />
    </p>
  );
}

function InCart({ fitting, of }: { fitting: Shown<'in-cart'>; of: string }) {
  const { lineId, quantity, work, totalCents, isDepositWaived } = fitting;
  const name = workName(fitting);
  return (
    <>
      <Head title={name} totalCents={totalCents} />
      <ul className={styles.work}>
        {work.map(({ id, notices, ...one }) => (
          <li key={id}>
            {workText(quantity, one)}
            {notices.map((notice) => (
              <span key={notice.kind} className={errorText}>
                {noticeText(notice)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isDepositWaived && <p className={styles.work}>Ohne Pfand: Die alte Batterie bleibt bei uns.</p>}
      <Form method="post" action={cartPath} preventScrollReset className={styles.choice}>
        <span className={styles.work}>Den Termin wählen Sie an der Kasse.</span>
        <input type="hidden" name="zeile" value={lineId} />
        <button name="aktion" value="ohneMontage" className={button.quiet} aria-label={`Ohne ${name}: ${of}`}>
          Ohne {name}
        </button>
      </Form>
    </>
  );
}

function Offered({ fitting, of }: { fitting: Shown<'offered'>; of: string }) {
  const { lineId, quantity, work, totalCents, disposalCents, asksVehicle, depositCents } = fitting;
  const name = workName(fitting);
  return (
    <>
      <Head title={`Mit ${name} bei uns`} totalCents={totalCents} />
      <ul className={styles.work}>
        {work.map((one) => (
          <li key={one.title}>{workText(quantity, one)}</li>
        ))}
      </ul>
      {depositCents > 0 && (
        <p className={styles.work}>
          Das Pfand von {formatCents(depositCents)} entfällt dann, denn die alte Batterie bleibt bei uns.
        </p>
      )}
      {asksVehicle && (
        <p className={styles.work}>
          Hat Ihr Fahrzeug Sensoren für den Reifendruck?{' '}
          <Link to={vehicleChoicePath(cartPath)}>Fahrzeug wählen</Link>, damit der Preis sie enthält.
        </p>
      )}
      <Form method="post" action={cartPath} preventScrollReset className={styles.choice}>
        <input type="hidden" name="zeile" value={lineId} />
        {disposalCents !== undefined && (
          <label className={styles.option}>
            <input type="checkbox" name="entsorgung" value="ja" className={box} />
            Altreifen entsorgen, zusätzlich {formatCents(disposalCents)}
          </label>
        )}
        <button name="aktion" value="montage" className={button.plain} aria-label={`${name} dazu: ${of}`}>
          {name} dazu
        </button>
      </Form>
    </>
  );
}

function Elsewhere({ fitting }: { fitting: Shown<'elsewhere'> }) {
  const { places, isProduct } = fitting;
  return (
    <p className={styles.work}>
      An diesem Standort bieten wir dafür {isProduct ? 'keinen Einbau' : 'keine Montage'} an. Mit Termin an
      der Kasse gibt es {isProduct ? 'ihn' : 'sie'} hier:{' '}
      {places.map(({ name, address }, index) => (
        <span key={address}>
          {index > 0 && '; '}
          <a href={address}>{name}</a>
        </span>
      ))}
    </p>
  );
}

export function FittingBox({ fitting, of }: { fitting: FittingView; of: string }) {
  if (fitting.state === 'elsewhere' && fitting.places.length === 0) return null;
  return (
    <div className={styles.box} data-fitting={fitting.state}>
      {fitting.state === 'in-cart' && <InCart fitting={fitting} of={of} />}
      {fitting.state === 'offered' && <Offered fitting={fitting} of={of} />}
      {fitting.state === 'elsewhere' && <Elsewhere fitting={fitting} />}
    </div>
  );
}
