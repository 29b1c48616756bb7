import { Link } from 'react-router';
import { button } from '~/ui/components/button.css';
import { pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { CheckIcon } from '~/ui/icons/icons';
import * as styles from './order-thanks.css';

interface OrderThanksProps {
  title: string;
  number: string;
  email: string;
  lines: { key: string; title: string; detail: string; quantity: number; totalCents: number }[];
  shippingCents: number;
  totalCents: number;
  vatCents: number;
  steps: string[];
  bank: [string, string][];
}

function Goods({ lines, shippingCents, totalCents, vatCents }: OrderThanksProps) {
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Übersicht</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span>
              {line.quantity} × {line.title}
              <span className={styles.small}>{line.detail}</span>
            </span>
            <Price cents={line.totalCents} />
          </li>
        ))}
        {shippingCents > 0 && (
          <li className={styles.line}>
            <span>Versand mit DHL</span>
            <Price cents={shippingCents} />
          </li>
        )}
        <li className={styles.total}>
          <span>
            Gesamt
            <span className={styles.small}>
              inkl. <Price cents={vatCents} /> MwSt.
            </span>
          </span>
          <Price cents={totalCents} size="large" />
        </li>
      </ul>
    </section>
  );
}

/** The receipt after an order: its number, what happens next, where to pay, what was ordered. */
export function OrderThanks(props: OrderThanksProps) {
  const { title, number, email, steps, bank } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <CheckIcon size={32} />
        </span>
        <div>
          <h1 className={pageTitle}>{title}</h1>
          <p>
            Ihre Nummer: <strong data-order-number={number}>{number}</strong>
          </p>
          <p className={styles.small}>Die Bestätigung ist unterwegs an {email}.</p>
        </div>
      </header>
      <section className={panel}>
        <h2 className={sectionTitle}>So geht es weiter</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {bank.length > 0 && (
          <dl className={styles.bank}>
            {bank.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <Goods {...props} />
      <Link to="/" className={button.plain}>
        Zur Startseite
      </Link>
    </div>
  );
}
