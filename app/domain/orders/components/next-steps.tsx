import { CopyButton } from '~/ui/components/copy-button';
import { Section } from '~/ui/components/section';
import type { QrPicture } from '~/ui/illustrations/qr-picture';
import * as styles from './order-thanks.css';
import { WithOrderNumber } from './unbroken-number';

interface NextStepsProps {
  steps: string[];
  bank: [string, string][];
  giroCode: QrPicture | undefined;
}

export function NextSteps({ steps, bank, giroCode }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Section title="So geht es weiter">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <WithOrderNumber words={step} />
          </li>
        ))}
      </ol>
      {bank.length > 0 && (
        <div className={styles.transfer}>
          <dl className={styles.bank}>
            {bank.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={styles.value}>{value}</dd>
                {term === 'IBAN' && (
                  <dd className={styles.copy}>
                    <CopyButton
                      value={value.replaceAll(/\s/g, '')}
                      label="IBAN kopieren"
                      done="Die IBAN ist kopiert."
                    />
                  </dd>
                )}
              </div>
            ))}
          </dl>
          {giroCode && (
            <figure className={styles.giro}>
              <svg
                role="img"
                aria-label="GiroCode mit Empfänger, Betrag und Verwendungszweck"
                viewBox={`0 0 ${giroCode.size} ${giroCode.size}`}
                className={styles.giroPicture}
              >
                <path d={giroCode.path} />
              </svg>
              <figcaption>GiroCode: mit der Banking-App scannen, alles ist ausgefüllt.</figcaption>
            </figure>
          )}
        </div>
      )}
    </Section>
  );
}
