import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import {
  deskImportsPath,
  deskLocationPath,
  deskLooksPath,
  deskPaymentPath,
  deskServicesPath,
} from '~/values/desk-paths';
import type { FirstStep, StepState } from '../first-steps';
import * as styles from './desk.css';

const texts: Readonly<Record<FirstStep, { title: string; to: string; done: string }>> = {
  hours: { title: 'Anschrift und Öffnungszeiten', to: deskLocationPath, done: 'vollständig' },
  payment: {
    title: 'Zahlung und Versand',
    to: deskPaymentPath,
    done: 'Kunden können bestellen und bezahlen',
  },
  goods: { title: 'Ware', to: deskImportsPath, done: 'Artikel mit Bestand sind da' },
  services: { title: 'Leistungen, oder keine', to: deskServicesPath, done: 'entschieden' },
  check: { title: 'Prüfen und öffnen', to: deskLooksPath, done: 'nichts fehlt' },
};

/** For who leads a location that has had no order. */
export function FirstSteps({ steps }: { steps: readonly StepState[] }) {
  const doneCount = steps.filter(({ missing }) => missing.length === 0).length;
  return (
    <Section title="In fünf Schritten zum offenen Shop">
      <p>
        {doneCount} von {steps.length} sind erledigt.
      </p>
      <ol className={styles.list} data-rows>
        {steps.map(({ step, missing }, index) => (
          <li key={step} className={styles.entry} data-step={step} data-done={missing.length === 0}>
            <div>
              <Link to={texts[step].to} className={styles.entryLink}>
                {index + 1}. {texts[step].title}
              </Link>
              <p className={styles.small}>
                {missing.length === 0 ? texts[step].done : `Es fehlt: ${missing.join(', ')}`}
              </p>
            </div>
            {missing.length === 0 && <span className={styles.tag}>erledigt</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
