import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout, type Section } from '../info-layout';

const oldTyres = ({ city, company }: LocationSummary): Section => ({
  id: 'altreifen',
  title: 'Altreifen',
  body: (
    <>
      <p>
        Kaufen Sie bei uns neue Reifen, können Sie die alten in {city} abgeben. Was die Entsorgung kostet,
        sagen wir Ihnen vorher: Telefon {company.telefon}. Kommunale Wertstoffhöfe nehmen Altreifen ebenfalls
        an, meist gegen eine Gebühr.
      </p>
      <p>
        In Hausmüll, Sperrmüll oder Wald haben Reifen nichts verloren. Wer sie dort ablegt, handelt
        ordnungswidrig.
      </p>
    </>
  ),
});

const tread: Section = {
  id: 'profil',
  title: 'Wann ein Reifen alt ist',
  body: (
    <p>
      Vorgeschrieben sind mindestens 1,6 Millimeter Profil in den Hauptrillen. Wir raten bei Sommerreifen zu 3
      und bei Winterreifen zu 4 Millimetern. Das Alter verrät die DOT-Nummer auf der Flanke: Die letzten vier
      Ziffern nennen Woche und Jahr der Herstellung.
    </p>
  ),
};

const batteries: Section = {
  id: 'batterien',
  title: 'Batterien',
  body: (
    <>
      <p>
        Batterien dürfen nicht in den Hausmüll. Das sagt auch das Zeichen der durchgestrichenen Mülltonne.
        Steht darunter Pb, Cd oder Hg, enthält die Batterie Blei, Cadmium oder Quecksilber, und das schadet
        Umwelt und Gesundheit, wenn es freigesetzt wird.
      </p>
      <p>
        Altbatterien geben Sie kostenlos dort zurück, wo Batterien dieser Art verkauft werden, oder an einer
        öffentlichen Sammelstelle. Für Starterbatterien gilt: Wer eine neue kauft und keine alte abgibt, zahlt
        7,50 Euro Pfand einschließlich Mehrwertsteuer und erhält es bei der Rückgabe zurück. Daten auf Geräten
        mit Batterie löschen Sie bitte vorher selbst.
      </p>
    </>
  ),
};

const sensors: Section = {
  id: 'sensoren',
  title: 'Sensoren für den Reifendruck',
  body: (
    <p>
      RDKS-Sensoren sind Elektrogeräte mit fest eingebauter Batterie. Bleiben sie beim Reifenwechsel übrig,
      gehören sie in die Sammlung für Elektroaltgeräte.
    </p>
  ),
};

const packaging: Section = {
  id: 'verpackung',
  title: 'Verpackung',
  body: (
    <p>
      Reifen verschicken wir fast ohne Verpackung, meist nur mit Bändern und Etikett. Was trotzdem anfällt,
      trennen Sie bitte nach Papier und Kunststoff. Auf Wunsch nehmen wir Transportverpackung bei uns im Haus
      zurück.
    </p>
  ),
};

/** Batteries: § 19 BattDG. */
export function DisposalPage({ place }: { place: LocationSummary }) {
  return (
    <InfoLayout
      page={infoPages.entsorgung}
      place={place}
      lead="Reifen, Batterien und Sensoren enthalten Stoffe, die in den Kreislauf gehören und nicht in den Hausmüll."
      sections={[oldTyres(place), tread, batteries, sensors, packaging]}
      asOf="November 2026"
    />
  );
}
