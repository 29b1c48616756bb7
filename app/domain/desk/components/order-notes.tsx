import type { OrderNote } from '~/domain/orders/order-notes.server';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { formatMoment } from '~/values/german-date';
import type { DeskOrder } from '../desk-order.server';
import { MAX_NOTE } from '../order-note';
import * as styles from './desk.css';
import { DeskArea } from './desk-fields';
import { DeskForm } from './desk-form';

export function OrderNotes({ notes }: { notes: OrderNote[] }) {
  return (
    <>
      <ul className={styles.list}>
        {notes.map(({ id, staff, text, at }) => (
          <li key={id}>
            <p className={styles.typedText}>{text}</p>
            <p className={styles.small}>
              {formatMoment(at)} Uhr · {staff}
            </p>
          </li>
        ))}
      </ul>
      <DeskForm command="note" label="Notiz speichern" tone="plain">
        <DeskArea name="notiz" label="Notiz, nur für Mitarbeiter" rows={2} maxLength={MAX_NOTE} />
      </DeskForm>
    </>
  );
}

export function OrderMails({ mails, mayResend }: Pick<DeskOrder, 'mails'> & { mayResend: boolean }) {
  return (
    <ul className={styles.list}>
      {mails.map(({ id, subject, recipient, text, createdAt, sentAt }) => (
        <li key={id} className={styles.entry}>
          <div>
            <details>
              <summary className={styles.navLink}>{subject}</summary>
              <pre className={styles.typedText}>{text}</pre>
            </details>
            <p className={styles.small}>
              {formatMoment(createdAt)} Uhr · an {recipient || 'gelöschte Adresse'} ·{' '}
              {sentAt ? 'verschickt' : 'wartet'}
            </p>
          </div>
          {mayResend && recipient !== '' && (
            <Form method="post">
              <input type="hidden" name="mail" value={id} />
              <button name="befehl" value="resend" className={button.quiet}>
                Noch einmal senden
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
