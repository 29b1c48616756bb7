import { MAX_MESSAGE, MAX_SUBJECT } from '../customer-message';
import * as styles from './desk.css';
import { DeskArea, DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { useAnswerTo } from './form-context';

interface MessageFormProps {
  /** Of the mail. */
  id: string;
  recipient: string;
}

/** A mail to who has ordered or asked; greeting, number and signature are added. */
export function MessageForm({ id, recipient }: MessageFormProps) {
  const answer = useAnswerTo('write');
  if (recipient === '') return null;
  return (
    <details open={answer !== undefined}>
      <summary className={styles.unfold}>E-Mail schreiben</summary>
      <DeskForm command="write" label="E-Mail senden" tone="plain" version={id}>
        <p className={styles.small}>
          An {recipient}. Anrede, Nummer und Absender kommen dazu, Antworten gehen an den Standort.
        </p>
        <DeskField name="betreff" label="Betreff" maxLength={MAX_SUBJECT} />
        <DeskArea name="nachricht" label="Nachricht" rows={6} maxLength={MAX_MESSAGE} />
      </DeskForm>
    </details>
  );
}
