import { senderLine } from '~/domain/tenancy/company';
import type { LocationSummary } from '../../location-summary';
import type { Section } from '../info-layout';

/** §§ 312g, 355, 356 BGB. */
export function rightSections({ title }: LocationSummary): Section[] {
  return [
    {
      id: 'recht',
      title: 'Ihr Widerrufsrecht',
      body: (
        <>
          <p>
            Sie können einen Vertrag, den Sie als Verbraucherin oder Verbraucher über diesen Shop geschlossen
            haben, binnen vierzehn Tagen widerrufen. Gründe brauchen Sie nicht zu nennen.
          </p>
          <p>
            Die Frist läuft ab dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht zum
            Transportdienst gehört, die Ware erhalten haben. Kommen die Waren einer Bestellung in mehreren
            Sendungen, zählt der Tag, an dem die letzte eintrifft. Das gilt auch, wenn Sie die Ware bei{' '}
            {title} abholen.
          </p>
          <p>Für die Frist genügt, dass Sie Ihre Erklärung vor ihrem Ablauf abschicken.</p>
        </>
      ),
    },
    {
      id: 'ausnahmen',
      title: 'Wann kein Widerrufsrecht besteht',
      body: (
        <>
          <p>Das Gesetz nimmt einige Fälle aus (§ 312g Absatz 2 BGB). In diesem Shop können das sein:</p>
          <ul>
            <li>
              Waren, die nicht vorgefertigt sind und eigens nach Ihren Vorgaben hergestellt oder eindeutig auf
              Ihre persönlichen Bedürfnisse zugeschnitten werden,
            </li>
            <li>
              Waren, die nach der Lieferung ihrer Art nach untrennbar mit anderen Gütern vermischt wurden.
            </li>
          </ul>
          <p>
            Serienreifen gehören nicht dazu, auch wenn wir sie für Sie bestellt haben. Eine unverbindliche
            Reservierung müssen Sie nicht widerrufen: Sie ist noch kein Vertrag.
          </p>
        </>
      ),
    },
  ];
}

/** Repayment, return and loss of value (§§ 357, 357a BGB). */
export function effectSections({ company }: LocationSummary): Section[] {
  return [
    {
      id: 'folgen',
      title: 'Folgen des Widerrufs',
      body: (
        <>
          <h3>Wir zahlen zurück</h3>
          <p>
            Widerrufen Sie, erstatten wir alle Zahlungen, die wir für diesen Vertrag von Ihnen erhalten haben,
            einschließlich der Kosten der Lieferung. Ausgenommen sind Mehrkosten, falls Sie eine teurere
            Lieferart als unsere günstigste Standardlieferung gewählt haben. Das Geld geht unverzüglich
            zurück, spätestens binnen vierzehn Tagen, nachdem Ihre Erklärung bei uns eingegangen ist. Wir
            nutzen dafür das Zahlungsmittel, mit dem Sie bezahlt haben, es sei denn, wir vereinbaren
            ausdrücklich ein anderes. Ein Entgelt berechnen wir dafür in keinem Fall.
          </p>
          <p>
            Wir dürfen mit der Rückzahlung warten, bis die Ware wieder bei uns ist oder Sie nachgewiesen
            haben, dass Sie sie abgeschickt haben. Es zählt, was zuerst geschieht.
          </p>
          <h3>Sie geben die Ware zurück</h3>
          <p>
            Bringen oder schicken Sie die Ware unverzüglich, spätestens binnen vierzehn Tagen nach Ihrer
            Widerrufserklärung, an: {senderLine(company)}. Die Frist ist gewahrt, wenn Sie die Ware vor ihrem
            Ablauf absenden.
          </p>
          <p>
            Die Abgabe bei uns im Haus kostet nichts. Schicken Sie die Ware zurück, tragen Sie die
            unmittelbaren Kosten der Rücksendung.
          </p>
          <h3>Wertverlust</h3>
          <p>
            Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang mit der Ware zurückgeht,
            der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht nötig war. Ansehen,
            messen und ans Fahrzeug halten gehört zur Prüfung. Einen Reifen zu montieren und damit zu fahren,
            geht in der Regel darüber hinaus.
          </p>
        </>
      ),
    },
  ];
}
