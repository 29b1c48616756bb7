import type { Payer } from '~/domain/orders/payers.server';
import { CopyButton } from '~/ui/components/copy-button';
import { groupedIban } from '~/values/iban';
import * as styles from './desk.css';

/** Where a refund by hand goes to. */
export function PayoutAccount({ payers }: { payers: readonly Payer[] }) {
  if (payers.length === 0)
    return (
      <p className={styles.small}>
        Von welchem Konto das Geld kam, ist hier nicht bekannt. Bitte fragen Sie danach.
      </p>
    );
  return (
    <dl className={styles.facts} data-payout>
      {payers.map(({ name, iban }) => (
        <div key={iban}>
          <dt>Auszahlen an {name || 'das Konto, von dem das Geld kam'}</dt>
          <dd>
            <span className={styles.unbroken}>{groupedIban(iban)}</span>{' '}
            <CopyButton value={iban} label="IBAN kopieren" done="Kopiert" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
