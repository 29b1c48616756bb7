import { TelephoneLink } from '~/ui/components/telephone-link';
import type { LocationSummary } from '../../location-summary';
import { canSend, type OfferedPayment } from '../../offer';
import type { Section } from '../info-layout';
import { Facts, MailLink, PostalAddress } from '../text-parts';
import { account } from './datenschutz-konto';
import { WorkshopData } from './datenschutz-werkstatt';

function controller({ company }: LocationSummary): Section {
  return {
    id: 'verantwortlich',
    title: 'Wer verantwortlich ist',
    body: (
      <Facts
        of={[
          ['Verantwortlich', <PostalAddress key="anschrift" company={company} />],
          ['Vertreten durch', company.geschaeftsfuehrung],
          ['Telefon', company.telefon && <TelephoneLink key="telefon" phone={company.telefon} />],
          ['E-Mail', company.email && <MailLink key="mail" email={company.email} />],
        ]}
      />
    ),
  };
}

/** '1 Tag', '90 Tage', or with `n` '90 Tagen'. */
export const dayCount = (days: number, ending: '' | 'n' = ''): string =>
  days === 1 ? '1 Tag' : `${days} Tage${ending}`;

const pageViews = (auditDays: number): Section => ({
  id: 'aufruf',
  title: 'Wenn Sie Seiten aufrufen',
  body: (
    <>
      <p>
        Ihr Browser schickt bei jedem Aufruf Ihre IP-Adresse und technische Angaben mit. Ohne sie kann der
        Server nicht antworten. Im Protokoll des Shops stehen zu jedem Aufruf Zeitpunkt, Standort, Art der
        Seite und des Aufrufs, Ergebnis und Dauer, dazu eine zufällige Kennung des Aufrufs und ob ein Programm
        ihn gemacht hat. Was Sie suchen oder eingeben, Ihre IP-Adresse und Ihr Browser stehen nicht darin.
      </p>
      <p>
        Dieses Protokoll dient allein dem sicheren und störungsfreien Betrieb. Daran haben wir ein
        berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Wir löschen es, sobald es dafür nicht mehr
        gebraucht wird.
      </p>
      <p>
        Damit Angriffe auffallen, gibt es daneben ein Sicherheitsprotokoll. Darin stehen misslungene
        Anmeldungen, verweigerte Rechte und Änderungen an den Zugängen von Mitarbeitern und Programmen:
        jeweils die Art, der Zeitpunkt, das Konto, falls es eines gibt, und der vordere Teil der IP-Adresse
        (drei von vier Zahlen, bei IPv6 drei von acht Gruppen). Was Sie eingetippt haben, steht nicht darin.
        Wir löschen jeden Eintrag nach {dayCount(auditDays, 'n')}; mit Ihrem Konto verschwindet es auch aus
        dem Sicherheitsprotokoll (Buchst. f).
      </p>
    </>
  ),
});

const storage: Section = {
  id: 'cookie',
  title: 'Cookie und Speicher im Browser',
  body: (
    <>
      <p>
        Beim bloßen Stöbern setzen wir kein Cookie. Erst wenn Sie etwas in den Warenkorb oder auf die
        Merkliste legen, ein Fahrzeug wählen, einen Hinweis ausblenden oder sich anmelden, erhält Ihr Browser
        eines, damit wir es und Ihre fünf letzten Fahrzeuge wiederfinden. Programme, die für Sie einkaufen,
        bekommen statt eines Cookies ein Token, das ebenfalls 30 Tage gilt:
      </p>
      <Facts
        of={[
          ['Name', 'radhaus, bei verschlüsselter Verbindung __Host-radhaus'],
          ['Inhalt', 'eine zufällige Zeichenfolge, sonst nichts'],
          ['Dauer', '30 Tage'],
          ['Zugriff', 'nur unser Server, kein Skript und keine fremde Seite'],
        ]}
      />
      <p>
        Suchen Sie Filialen in der Nähe eines Ortes oder wählen Sie einen Standort oder ein Fahrzeug, merkt
        sich Ihr Browser das, bis Sie ihn schließen, in den Cookies radhaus-ort, radhaus-standort und
        radhaus-fahrzeug (mit Einwilligung 30 Tage).
      </p>
      <p>
        Wenn Sie auf unsere Frage nach Cookies antworten, merkt sich Ihr Browser Ihre Auswahl und deren
        Zeitpunkt ein Jahr lang in den Cookies OptanonConsent und OptanonAlertBoxClosed. Darin steht auch eine
        zufällige Kennung dieser Auswahl. Unter ihr speichern wir Zeitpunkt, Auswahl und den Text, zu dem wir
        Sie gefragt haben, damit wir Ihre Einwilligung nachweisen können (Art. 7 Abs. 1, Art. 6 Abs. 1 Buchst.
        c DSGVO). Wer Sie sind und von welcher Adresse Sie kommen, steht dort nicht.
      </p>
      <p>
        Außerdem merkt sich Ihr Browser für die Dauer des geöffneten Tabs, wie weit Sie auf einer Seite
        geblättert haben. Diese Angabe bleibt auf Ihrem Gerät.
      </p>
      <p>
        All das ist für die Funktion nötig, die Sie nutzen, und braucht deshalb keine Einwilligung (§ 25 Abs.
        2 Nr. 2 TDDDG, Art. 6 Abs. 1 Buchst. b und f DSGVO). Sie können es jederzeit in Ihrem Browser löschen.
        Schriften und Karten kommen von unserem eigenen Server.
      </p>
    </>
  ),
};

function orders(payments: OfferedPayment[]): Section {
  const hasPaypal = payments.some(({ isApprovedFirst }) => isApprovedFirst);
  const hasPayone = payments.some(
    ({ id, isApprovedFirst }) => !isApprovedFirst && ['paypal', 'kreditkarte', 'sepa'].includes(id),
  );
  return {
    id: 'bestellung',
    title: 'Wenn Sie reservieren oder bestellen',
    body: (
      <>
        <p>
          Für eine Reservierung brauchen wir Anrede, Vor- und Nachname, E-Mail-Adresse und Telefonnummer, für
          einen Kauf zusätzlich Ihre Anschrift. Dazu speichern wir Waren, Preise, Lieferart, Zahlungsart und
          den Zeitpunkt. Ein Kundenkonto ist nicht nötig.
        </p>
        <p>
          Lösen Sie einen Gutschein ein, merken wir uns, welche Bestellung ihn genutzt hat, dazu Ihr Konto und
          einen Prüfwert Ihrer E-Mail-Adresse. So gilt ein Gutschein, den jeder einmal nutzen darf, auch nur
          einmal (Art. 6 Abs. 1 Buchst. b und f DSGVO).
        </p>
        <p>
          Damit niemand massenhaft Ware blockiert, zählen wir offene Reservierungen je Kontakt und je Netz.
          Dazu speichern wir einen Prüfwert des Netzes, aus dem Sie reservieren, bis die Reservierung beendet
          ist (Art. 6 Abs. 1 Buchst. f DSGVO). Jede E-Mail zu Ihrer Bestellung enthält einen Link, der sie
          ohne Anmeldung zeigt. Er gilt 90 Tage; davon speichern wir nur einen Prüfwert.
        </p>
        <p>
          Mit diesen Angaben bereiten wir den Vertrag vor und erfüllen ihn, schicken Ihnen die Bestätigung per
          E-Mail und erreichen Sie bei Rückfragen (Art. 6 Abs. 1 Buchst. b DSGVO). Belege bewahren wir auf,
          weil Handels- und Steuerrecht es verlangen (Buchst. c). Ohne die Pflichtangaben können wir Ihre
          Bestellung nicht annehmen. Eine automatisierte Entscheidung über Sie findet nicht statt.
        </p>
        {hasPayone && (
          <p>
            Zahlen Sie mit Kreditkarte, SEPA-Lastschrift oder PayPal, wickelt das die PAYONE GmbH, Frankfurt
            am Main, für uns ab. Wir teilen ihr Ihren Namen, Ihre Anschrift, Ihre E-Mail-Adresse, den Betrag
            und bei einer Lastschrift Ihre IBAN mit; die Daten Ihrer Karte geben Sie in Feldern ein, die von
            PAYONE kommen, und wir sehen sie nicht. Von Ihrer IBAN speichern wir die letzten vier Ziffern und
            das Mandat (Art. 6 Abs. 1 Buchst. b DSGVO).
          </p>
        )}
        {hasPaypal && (
          <p>
            Zahlen Sie mit PayPal, leiten wir Sie auf eine Seite von PayPal (Europe) S.à r.l. et Cie, S.C.A.,
            Luxemburg, und teilen dort den Betrag, unseren Namen und eine zufällige Kennung der Zahlung mit.
            Wir erfahren, ob und wann gezahlt wurde, nicht aber Ihre Bankverbindung (Art. 6 Abs. 1 Buchst. b
            DSGVO). Gehen Sie aus dem Warenkorb direkt zu PayPal, nennt uns PayPal Ihren Namen, Ihre
            E-Mail-Adresse, die Anschrift, die Sie dort wählen, und Ihre Telefonnummer, falls Sie sie dort
            freigeben: Wir verwenden sie nur für diese Bestellung. Für die Daten, die Sie dort eingeben, ist
            PayPal verantwortlich.
          </p>
        )}
        <p>
          Widerrufen Sie einen Vertrag online, speichern wir Ihre Erklärung mit Name, Bestellnummer,
          E-Mail-Adresse, Datum und Uhrzeit, bestätigen sie Ihnen per E-Mail und bewahren sie mit den Belegen
          der Bestellung auf (Buchst. c).
        </p>
        <WorkshopData />
      </>
    ),
  };
}

const messages: Section = {
  id: 'nachrichten',
  title: 'Wenn Sie uns schreiben oder anrufen',
  body: (
    <p>
      Was Sie uns mitteilen, nutzen wir, um Ihr Anliegen zu bearbeiten. Grundlage ist der Vertrag mit Ihnen
      oder seine Anbahnung (Art. 6 Abs. 1 Buchst. b DSGVO), sonst unser Interesse, Anfragen zu beantworten
      (Buchst. f). Was unsere Mitarbeiter dazu notieren, sehen nur sie, und auf Wunsch Sie.
    </p>
  ),
};

function recipients({ title, carrier }: LocationSummary, isSent: boolean): Section {
  return {
    id: 'empfaenger',
    title: 'Wer Daten erhält',
    body: (
      <>
        <ul>
          <li>
            Ihre Bestellung geht an den Standort, den Sie gewählt haben: {title}. Kommt Ware von einem anderen
            Lager oder Standort, erfährt dieser nur Artikel und Menge.
          </li>
          {isSent && <li>{carrier} erhält beim Versand Ihren Namen und Ihre Anschrift.</li>}
          {isSent && <li>Bei einer Überweisung erfahren unsere Banken, was in der Überweisung steht.</li>}
          <li>
            Dienstleister, die Server und E-Mail für uns betreiben, handeln nur nach unserer Weisung (Art. 28
            DSGVO).
          </li>
        </ul>
        <p>
          Wir verkaufen keine Daten und übermitteln sie nicht in Staaten außerhalb des Europäischen
          Wirtschaftsraums. Links zu anderen Anbietern, etwa zu OpenStreetMap oder zur EU-Datenbank EPREL,
          übertragen erst etwas, wenn Sie sie anklicken.
        </p>
      </>
    ),
  };
}

/** Controller, purposes and legal bases (Art. 6 and 13 GDPR, § 25 TDDDG). @param auditDays of `AUDIT_LOG_DAYS` */
export function collectedSections(
  location: LocationSummary,
  payments: OfferedPayment[],
  auditDays: number,
): Section[] {
  return [
    controller(location),
    pageViews(auditDays),
    storage,
    orders(payments),
    account,
    messages,
    recipients(location, canSend(payments)),
  ];
}
