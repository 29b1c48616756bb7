import type { OrderNote } from '~/domain/orders/order-notes.server';
import { button } from '~/ui/components/button.css';
import { control } from '~/ui/components/field.css';
import { Form } from '~/ui/components/link';
import { formatMoment } from '~/values/german-date';
import type { DeskOrder } from '../desk-order.server';
import * as styles from './desk.css';

export function OrderNotes({ notes, error }: { notes: OrderNote[]; error: string | undefined }) {
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
      <Form method="post" className={styles.commandForm}>
        <label htmlFor="notiz">Notiz, nur für Mitarbeiter</label>
        <textarea
          id="notiz"
          name="notiz"
          rows={2}
          maxLength={1_000}
          className={control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'notiz-error' : undefined}
        />
        {error && <p id="notiz-error">{error}</p>}
        <p>
          <button name="befehl" value="note" className={button.plain}>
            Notiz speichern
          </button>
        </p>
      </Form>
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
