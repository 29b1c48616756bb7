import { panel, sectionTitle } from '~/ui/components/panel.css';
import * as styles from './order-thanks.css';

interface NextStepsProps {
  steps: string[];
  /** Term and value of the account to pay into. */
  bank: [string, string][];
}

/** What happens next with an order, and where to pay; nothing once it has ended. */
export function NextSteps({ steps, bank }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
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
  );
}
