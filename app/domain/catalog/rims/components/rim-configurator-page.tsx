import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { vehiclePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { RollingCar } from '~/ui/components/rolling-car';
import { ShareButton } from '~/ui/components/share-button';
import { formatCents } from '~/values/money';
import { AddToCartForm } from '../../components/add-to-cart-form';
import { ArticleActions } from '../../components/article-actions';
import { AvailabilityText } from '../../components/availability';
import { OfferNote } from '../../components/offer-note';
import { Picture } from '../../components/picture';
import { ShippingNote } from '../../components/shipping-note';
import { availableOf } from '../../inventory/inventory';
import { Pagination } from '../../listing/components/pagination';
import { availabilityWords, fewLeft, unitOnVehicle } from '../../selling';
import type { ChosenRim, RimConfigurator } from '../configurator/load-configurator.server';
import { rimUnit } from '../rim';
import { FilterForm } from './configurator-filters';
import * as styles from './rim-configurator.css';

type Chosen = Omit<ChosenRim, 'articleId' | 'car'> & { picture: string };

export interface WheelLink {
  title: string;
  to: string;
  cents: number;
}

export interface ConfiguratorView extends Omit<RimConfigurator, 'chosen' | 'unread'> {
  label: string;
  shareAddress: string;
  notice: string | undefined;
  chosen: Chosen | undefined;
  wheels: WheelLink[];
  /** A category of rims. */
  allRims: { to: string; title: string };
}

function Stage({ shown: { label, chosen } }: { shown: ConfiguratorView & { chosen: Chosen } }) {
  return (
    <section className={styles.stage} aria-label="Ansicht">
      <RollingCar
        picture={chosen.picture}
        alt={`${label} mit ${chosen.title} ${chosen.marking}`}
        width={960}
        height={336}
        fetchPriority="high"
      />
    </section>
  );
}

function Paints({ paints }: Pick<ConfiguratorView, 'paints'>) {
  return (
    <nav className={styles.paints} aria-label="Farbe des Fahrzeugs">
      {paints.map(({ label, colour, to, isChosen }) => (
        <Link
          key={to}
          to={to}
          className={styles.paint}
          aria-current={isChosen ? 'true' : undefined}
          preventScrollReset
        >
          <span className={styles.swatch} style={{ background: colour }} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Share({ title, address }: { title: string; address: string }) {
  return (
    <details className={styles.share}>
      <summary>Ansicht teilen</summary>
      <TextField
        key={address}
        id="ansicht-link"
        label="Link zu dieser Ansicht"
        hint="Zeigt Fahrzeug, Felge und Farbe."
        value={address}
        readOnly
      />
      <ShareButton title={title} address={address} />
    </details>
  );
}

function CompleteWheels({ wheels }: Pick<ConfiguratorView, 'wheels'>) {
  return (
    <div>
      <h3>Als Komplettrad</h3>
      <ul>
        {wheels.map(({ title, to, cents }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>, <Price cents={cents} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChosenPanel({ shown, chosen }: { shown: ConfiguratorView; chosen: Chosen }) {
  const { wheels, shareAddress } = shown;
  const { price } = chosen;
  const availability = availabilityWords(chosen.supply);
  const unit = unitOnVehicle(rimUnit, chosen.verdict);
  const available = availableOf(chosen.supply.stock);
  return (
    <section className={`${panel} ${styles.chosen}`} aria-label="Gewählte Felge">
      <div>
        <h2 className={sectionTitle}>
          <Link to={chosen.page}>{chosen.title}</Link>
        </h2>
        <p>
          <strong>{chosen.marking}</strong>
        </p>
        <p className={styles.colour}>{chosen.colour}</p>
      </div>
      <FitmentNote verdict={chosen.verdict} />
      <AvailabilityText availability={availability} />
      <p>
        <Price cents={price.cents} size="large" />
        {price.offer && <OfferNote offer={price.offer} />}
        <span className={styles.colour}>
          {' '}
          {unit.each} <ShippingNote /> ·{' '}
          {available > 0 && available < unit.set
            ? fewLeft(available)
            : `${unit.set}\u00a0Stück ${formatCents(price.cents * unit.set)}`}
        </span>
      </p>
      {availability.kind !== 'none' && (
        <AddToCartForm className="">
          <input type="hidden" name="artikel" value={chosen.key} />
          <input type="hidden" name="menge" value={Math.min(unit.set, available)} />
          <button name="aktion" value="hinzufuegen" className={button.action}>
            In den Warenkorb
          </button>
        </AddToCartForm>
      )}
      <ArticleActions
        articleKey={chosen.key}
        fields={[
          ['fahrzeug', shown.vehicleCode],
          ['lack', shown.paint],
        ]}
      />
      <Share title={`${shown.label} mit ${chosen.title}`} address={shareAddress} />
      {wheels.length > 0 && <CompleteWheels wheels={wheels} />}
    </section>
  );
}

function Rims({ shown: { rims, page, pages, pageBase } }: { shown: ConfiguratorView }) {
  return (
    <div className={styles.choice}>
      <ul className={styles.rims} aria-label="Felgen zur Auswahl">
        {rims.map(({ title, marking, colour, cents, picture, photo, to, isChosen }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.rim}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              <Picture src={picture} photo={photo} size={96} />
              <strong>{title}</strong>
              <span>{marking}</span>
              <span className={styles.colour}>{colour}</span>
              <Price cents={cents} size="strong" />
            </Link>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} base={pageBase} />
    </div>
  );
}

function Nothing({ shown }: { shown: ConfiguratorView }) {
  const isUnknown = shown.total === undefined;
  return (
    <section className={`${panel} ${styles.choice}`}>
      <p>
        {isUnknown
          ? 'Uns liegt nicht vor, welche Felgen für dieses Fahrzeug zugelassen sind.'
          : 'Zurzeit haben wir keine Felge, die für dieses Fahrzeug zugelassen ist.'}
      </p>
      <p>
        {!isUnknown && shown.fields.some(({ options }) => options.some(({ isChosen }) => isChosen)) && (
          <>
            <Link to={shown.path}>Alle passenden Felgen</Link> oder{' '}
          </>
        )}
        <Link to={shown.allRims.to}>alle {shown.allRims.title} ansehen</Link>
      </p>
    </section>
  );
}

export function RimConfiguratorPage({ shown }: { shown: ConfiguratorView }) {
  const { label, notice, total, chosen } = shown;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>Felgenkonfigurator</h1>
        <p className={lead}>
          {label}
          {total !== undefined && `: ${total} ${total === 1 ? 'Felge' : 'Felgen'} zur Auswahl`} ·{' '}
          <Link to={vehiclePath}>Fahrzeug ändern</Link>
        </p>
      </div>
      {notice && <Notice tone="warn">{notice}</Notice>}
      <div className={styles.container}>
        <div className={styles.grid}>
          {chosen && (
            <>
              <Stage shown={{ ...shown, chosen }} />
              <Paints paints={shown.paints} />
            </>
          )}
          {shown.rims.length > 0 ? <Rims shown={shown} /> : <Nothing shown={shown} />}
          {chosen && <ChosenPanel shown={shown} chosen={chosen} />}
          {total !== undefined && shown.fields.some(({ options }) => options.length > 0) && (
            <FilterForm shown={shown} />
          )}
        </div>
      </div>
    </div>
  );
}
