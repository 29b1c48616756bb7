/** Data of requests, appointments and stored wheels. */
export function WorkshopData() {
  return (
    <>
      <p>
        Fragen Sie eine Leistung der Werkstatt an, speichern wir Name, E-Mail-Adresse, Telefon, Fahrzeug,
        Wunschtermine, Nachricht und Bilder, um Ihnen Preis und Termin zu nennen (Buchst. b). Aus Bildern
        entfernen wir Ort und Kameradaten. Nachrichten über das Kontaktformular speichern wir ebenso. Schicken
        wir Ihnen einen Kostenvoranschlag, speichern wir ihn und Ihre Antwort bei der Anfrage. Vereinbaren Sie
        einen Termin in der Werkstatt, speichern wir dazu Leistung, Preis und Zeit, um ihn zu bestätigen und
        Sie daran zu erinnern.
      </p>
      <p>
        Lagern Sie Räder bei uns ein, speichern wir Name, Telefon, E-Mail-Adresse, Kennzeichen, Fahrzeug,
        Räder, Profiltiefe, Lagerplatz und jede Ein- und Auslagerung, um Ihnen die Räder zurückzugeben und Sie
        auf Wunsch an den Wechsel zu erinnern (Buchst. b). Drei Jahre nach dem Ende des Jahres, in dem Sie die
        Räder zurückhaben, löschen wir das: Bis dahin können beide Seiten Ansprüche haben (§§ 195, 199 BGB,
        Buchst. f).
      </p>
    </>
  );
}
