import { offersPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout, type Section } from '../info-layout';
import * as styles from '../text-parts.css';

interface Voucher {
  code: string;
  title: string;
  description: string | null;
  conditions: string[];
}

interface VouchersPageProps {
  place: LocationSummary;
  /** Whether the cart has a field for codes. */
  takesCoupons: boolean;
  coupons: readonly Voucher[];
}

function current(coupons: readonly Voucher[]): Section {
  return {
    id: 'aktuell',
    title: 'Zurzeit gültig',
    body:
      coupons.length === 0 ? (
        <p>Zurzeit gibt es keinen Gutschein für alle. Persönliche Codes gelten wie angegeben.</p>
      ) : (
        <ul className={styles.vouchers}>
          {coupons.map(({ code, title, description, conditions }) => (
            <li key={code} className={styles.voucher}>
              <div>
                <p className={styles.voucherTitle}>{title}</p>
                {description && <p>{description}</p>}
                {conditions.length > 0 && <p className={styles.voucherConditions}>{conditions.join(', ')}</p>}
              </div>
              <p>
                Code <strong className={styles.voucherCode}>{code}</strong>
              </p>
            </li>
          ))}
        </ul>
      ),
  };
}

const redeeming: Section[] = [
  {
    id: 'einloesen',
    title: 'So lösen Sie einen Code ein',
    body: (
      <ol>
        <li>
          Artikel in den <Link to="/warenkorb">Warenkorb</Link> legen.
        </li>
        <li>
          Den Code im Feld „Gutscheincode“ eingeben und einlösen. Groß- und Kleinschreibung spielt keine
          Rolle.
        </li>
        <li>Der Nachlass steht sofort im Warenkorb, in der Bestellung und auf der Rechnung.</li>
      </ol>
    ),
  },
  {
    id: 'regeln',
    title: 'Was gilt',
    body: (
      <ul>
        <li>Je Bestellung oder Reservierung gilt ein Code.</li>
        <li>
          Mindestwert, Zeitraum und Warengruppen stehen beim Gutschein. Passt etwas nicht, sagt es der
          Warenkorb.
        </li>
        <li>
          Der Nachlass ist höchstens so hoch wie der Wert der Artikel, für die der Code gilt. Eine Auszahlung
          ist nicht möglich.
        </li>
        <li>
          Stornieren Sie die ganze Bestellung, können Sie einen Code, den es nur einmal gibt, wieder einlösen,
          solange er gilt.
        </li>
      </ul>
    ),
  },
];

const withoutCode: Section = {
  id: 'ohne-code',
  title: 'Sparen ohne Code',
  body: (
    <p>
      Reduzierte Artikel stehen mit ihrem bisherigen Preis unter <Link to={offersPath}>Angebote</Link>. Der
      Nachlass gilt für alle und steht sofort im Warenkorb.
    </p>
  ),
};

/** The rules are those of `domain/coupons`. */
export function VouchersPage({ place, takesCoupons, coupons }: VouchersPageProps) {
  return (
    <InfoLayout
      page={infoPages.gutscheine}
      place={place}
      lead={
        takesCoupons
          ? `Mit einem Gutscheincode zahlen Sie bei ${place.title} weniger.`
          : `${place.title} nimmt im Onlineshop zurzeit keine Gutscheincodes an.`
      }
      sections={takesCoupons ? [current(coupons), ...redeeming] : [withoutCode]}
    />
  );
}
