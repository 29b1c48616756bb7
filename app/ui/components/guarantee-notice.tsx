import * as styles from './guarantee-notice.css';
import { Section } from './section';

const EXPLAINED = 'https://europa.eu/youreurope/garantien';

/** German version of Implementing Regulation (EU) 2025/1960, Annex I; decision 28 lists the differences. */
export function GuaranteeNotice() {
  return (
    <Section
      id="gewaehrleistung"
      title="Gesetzliche Gewährleistung"
      className={styles.notice}
      titleClass={styles.title}
    >
      <div className={styles.columns}>
        <div>
          <p className={styles.essence}>
            Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der
            Europäischen Union verkauft werden.
          </p>
          <p>
            Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen
            Gewährleistungsrechts geltend machen, z. B. wenn die Waren:
          </p>
          <ul className={styles.list}>
            <li>nicht der Beschreibung entsprechen,</li>
            <li>nicht bestimmungsgemäß funktionieren.</li>
          </ul>
          <p>
            Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand
            und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in
            solchen Fällen Folgendes anbieten:
          </p>
          <ul className={styles.list}>
            <li>kostenlose Nachbesserung oder kostenlose Ersatzlieferung,</li>
            <li>
              in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.
            </li>
          </ul>
        </div>
        <div>
          <p>
            In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte
            Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.
          </p>
          <p>
            Mehr zu Ihren Rechten in einem bestimmten Land:{' '}
            <a href={EXPLAINED} rel="noopener">
              europa.eu/youreurope/garantien
            </a>
          </p>
          <h3 className={styles.question}>Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?</h3>
          <ol className={styles.list}>
            <li>Melden Sie dem Verkäufer das Problem so bald wie möglich.</li>
            <li>Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.</li>
          </ol>
          <p>
            Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der
            gesetzlichen Gewährleistung gelten.
          </p>
        </div>
      </div>
    </Section>
  );
}
