import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import { button } from '~/ui/components/button.css';
import * as styles from './buy-button.css';

/** Asks once before an article that does not fit goes into the cart; a popover needs no script. */
export function BuyButton({
  id,
  name,
  value,
  verdict,
  look = button.action,
}: {
  id: string;
  name: string;
  value: string;
  verdict: VerdictView | undefined;
  look?: string;
}) {
  if (verdict?.result !== 'fits-not') {
    return (
      <button name={name} value={value} className={look}>
        In den Warenkorb
      </button>
    );
  }
  const panel = `frage-${id}`;
  return (
    <>
      <button type="button" popoverTarget={panel} className={button.quiet}>
        In den Warenkorb
      </button>
      <div id={panel} popover="auto" className={styles.question}>
        <p>Dieser Artikel passt nicht zu Ihrem Fahrzeug. {verdict.words}</p>
        <button name={name} value={value} className={button.plain}>
          Trotzdem in den Warenkorb
        </button>
        <button type="button" popoverTarget={panel} popoverTargetAction="hide" className={button.quiet}>
          Abbrechen
        </button>
      </div>
    </>
  );
}
