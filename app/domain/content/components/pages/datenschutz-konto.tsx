import type { Section } from '../info-layout';
import { Facts } from '../text-parts';

export const account: Section = {
  id: 'konto',
  title: 'Wenn Sie ein Konto eröffnen',
  body: (
    <>
      <p>Ein Konto ist freiwillig. Solange Sie es haben, speichern wir dafür:</p>
      <Facts
        of={[
          [
            'Profil',
            'E-Mail-Adresse, Vor- und Nachname, wenn Sie es angeben auch Anrede und Telefon, den Standort und den Zeitpunkt der Eröffnung',
          ],
          [
            'Passwort',
            'nur einen Prüfwert (argon2id), aus dem sich das Passwort nicht ablesen lässt, und wann es zuletzt geändert wurde',
          ],
          ['Adressbuch', 'Namen, Firma und Anschriften, die Sie eintragen'],
          [
            'Sitzungen',
            'wo Sie eingeloggt sind: wie sich der Browser nennt, Beginn und letzte Nutzung, keine IP-Adresse. Sie sehen sie in den Einstellungen und können jede beenden',
          ],
          [
            'Verlauf',
            'wann Sie sich eingeloggt und wann Sie Passwort, E-Mail-Adresse oder zweiten Faktor geändert haben',
          ],
          [
            'Sicherheitsprotokoll',
            'misslungene Anmeldungen bei Ihrem Konto, mit Zeitpunkt und dem vorderen Teil der IP-Adresse',
          ],
          ['Merkliste und Warenkorb', 'gemerkte Artikel mit Preis und Zeitpunkt, und Ihr Warenkorb'],
          [
            'Garage',
            'die Fahrzeuge, die Sie wählen, mit dem Namen, den Sie ihnen geben, und dem Zeitpunkt der Wahl; in einer Bestellung steht, für welches Fahrzeug sie war',
          ],
          [
            'Links zur Merkliste',
            'nur wenn Sie einen erzeugen: Wer ihn hat, sieht die Liste, aber nicht, wem sie gehört',
          ],
          [
            'Zweiter Faktor',
            'nur wenn Sie ihn einrichten: der Schlüssel Ihrer App verschlüsselt, von Wiederherstellungscodes nur Prüfwerte',
          ],
          [
            'Offene Links',
            'aus unseren E-Mails, als Prüfwert: zum Bestätigen, für ein neues Passwort, für eine neue oder die frühere E-Mail-Adresse',
          ],
          [
            'Unterbrochene Formulare',
            'was Sie eingegeben hatten, als Ihre Sitzung ablief, ohne Passwörter und höchstens zwei Tage lang',
          ],
          ['Bestellungen', 'die Sie mit dem Konto aufgegeben haben'],
        ]}
      />
      <p>
        Damit niemand Passwörter durchprobiert, zählen wir Versuche. Dazu merken wir uns einen Prüfwert aus
        dem Konto und der IP-Adresse, höchstens zwei Tage lang. Daran haben wir ein berechtigtes Interesse
        (Art. 6 Abs. 1 Buchst. f DSGVO). Alles andere brauchen wir, um Ihnen das Konto bereitzustellen
        (Buchst. b).
      </p>
      <p>
        In den Einstellungen Ihres Kontos laden Sie alle diese Daten als Datei herunter, und Sie löschen dort
        das Konto mit allem, was dazugehört. Nur Unterlagen zu Bestellungen müssen bleiben, und Angaben zu
        Rädern, die noch bei uns lagern.
      </p>
    </>
  ),
};
