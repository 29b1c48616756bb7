import { type Company, senderLine } from '~/domain/tenancy/company';
import * as styles from './widerruf-formular.css';

const blanks = [
  'Bestellt am (*) / erhalten am (*)',
  'Name des/der Verbraucher(s)',
  'Anschrift des/der Verbraucher(s)',
  'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  'Datum',
];

/** The law prescribes the wording (annex 2 to Art. 246a § 1 EGBGB). */
export function WithdrawalForm({ company }: { company: Company }) {
  return (
    <div className={styles.form}>
      <p>
        (Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es
        zurück.)
      </p>
      <p>
        An {senderLine(company)}
        {company.email && `, E-Mail: ${company.email}`}
      </p>
      <p>
        Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der
        folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)
      </p>
      <div className={styles.line} />
      <div className={styles.line} />
      {blanks.map((blank) => (
        <div key={blank} className={styles.blank}>
          <span>{blank}</span>
          <div className={styles.line} />
        </div>
      ))}
      <p className={styles.note}>(*) Unzutreffendes streichen.</p>
    </div>
  );
}
