import { guidePaths } from '~/values/guide-paths';
import type { Guide } from './guide';

/** Who may open the refrigerant circuit: Commission Regulation (EC) 307/2008, § 5 ChemKlimaschutzV. */
export const airConditioning: Guide = {
  path: guidePaths.airConditioning,
  label: 'Klimaanlagenreinigung',
  title: 'Klimaanlage reinigen: frische Luft ohne Geruch',
  lead: 'Riecht es muffig, wenn die Klimaanlage anläuft? Auf dem feuchten Verdampfer wachsen Keime. Eine Reinigung beseitigt sie, ein neuer Filter hält Pollen draußen.',
  description: ({ title, city }) =>
    `Klimaanlage reinigen und warten bei ${title} in ${city}: was gemacht wird, wie oft, und woran Sie merken, dass es Zeit ist.`,
  drawing: 'air-conditioning',
  parts: [
    {
      title: 'Das wird gemacht',
      points: [
        'Der Verdampfer wird gereinigt und desinfiziert, mit Schaum oder Ultraschallnebel',
        'Der Innenraumfilter wird ersetzt, auf Wunsch gegen einen mit Aktivkohle',
        'Luftkanäle und der Ablauf des Kondenswassers werden geprüft',
        'Gemessen wird, wie kalt die Luft an den Düsen ankommt',
      ],
    },
    {
      title: 'Reinigung und Wartung sind zweierlei',
      text: 'Die Reinigung macht die Luft frisch. Bei der Wartung wird das Kältemittel abgesaugt, gewogen, auf Dichtheit geprüft und mit neuem Öl wieder aufgefüllt: Jedes Jahr geht ein wenig davon verloren, und mit ihm die Schmierung des Kompressors. Den Kreislauf darf nur öffnen, wer dafür einen Sachkundenachweis hat.',
    },
    {
      title: 'Wann es Zeit ist',
      points: [
        'Reinigen einmal im Jahr, am besten im Frühjahr vor der Pollenzeit',
        'Warten etwa alle zwei Jahre, wenn der Hersteller nichts anderes vorgibt',
        'Sofort, wenn es muffig riecht, die Scheiben beschlagen oder die Luft nicht mehr kalt wird',
      ],
    },
    {
      title: 'So bleibt sie länger frisch',
      points: [
        'Ein paar Minuten vor dem Ziel die Kühlung ausschalten und das Gebläse laufen lassen: Der Verdampfer trocknet',
        'Auch im Winter ab und zu einschalten, damit die Dichtungen geschmiert bleiben',
        'Nach der Hitze erst lüften, dann kühlen, und nicht mehr als sechs Grad unter die Außenluft',
      ],
    },
  ],
  questions: [
    [
      'Welches Kältemittel hat mein Auto?',
      'Neuwagen haben seit 2017 fast immer R1234yf, ältere meist R134a. Es steht auf einem Aufkleber im Motorraum. Sagen Sie es uns mit dem Fahrzeug, denn Preis und Aufwand unterscheiden sich.',
    ],
    [
      'Hilft ein Spray aus dem Regal?',
      'Gegen leichten Geruch, eine Zeit lang. An den Verdampfer selbst kommt man damit kaum heran.',
    ],
    [
      'Wie lange dauert es?',
      'Eine Reinigung mit Filterwechsel ist meist in gut einer Stunde getan; mit Wartung des Kältemittels planen Sie einen halben Tag ein.',
    ],
  ],
  categories: ['pflege-reinigung', 'oele-fluessigkeiten', 'fussmatten'],
  askedFor: 'Klimaservice Klimaanlage Klimawartung Kältemittel Innenraumfilter Pollenfilter Desinfektion',
};

/** What may be mended: guideline on repairs of laminated windscreens, VkBl. 1986 p. 130. */
export const windscreen: Guide = {
  path: guidePaths.windscreen,
  label: 'Scheibenreparatur',
  title: 'Steinschlag: Scheibe reparieren statt tauschen',
  lead: 'Ein kleiner Einschlag lässt sich oft mit Harz schließen, ehe er zum Riss wird. Das geht schneller als ein Tausch, und viele Versicherungen zahlen es ganz.',
  description: ({ title, city }) =>
    `Steinschlag in der Scheibe? Wann ${title} in ${city} repariert, wann die Frontscheibe getauscht werden muss, und was Sie sofort tun sollten.`,
  drawing: 'windscreen',
  parts: [
    {
      title: 'Was Sie sofort tun',
      points: [
        'Die Stelle trocken abdecken, mit einem Scheibenpflaster oder durchsichtigem Klebeband: Schmutz und Wasser verderben die Reparatur',
        'Nicht mit heißer Luft auf die kalte Scheibe blasen und keinen Hochdruckreiniger benutzen',
        'Bald kommen: Schlaglöcher und Frost machen aus dem Punkt einen Riss',
        'Ein Foto machen und den Schaden der Versicherung melden',
      ],
    },
    {
      title: 'Wann eine Reparatur möglich ist',
      points: [
        'Nur die äußere Schicht der Frontscheibe ist beschädigt, und die Stelle ist sauber',
        'Der Einschlag ist nicht größer als fünf Millimeter, Risse daran sind kürzer als fünf Zentimeter',
        'Er liegt nicht im Sichtfeld des Fahrers, einem Streifen von 29 Zentimetern Breite vor dem Lenkrad',
        'Zum Rand der Scheibe sind es mindestens zehn Zentimeter',
      ],
    },
    {
      title: 'So läuft es ab',
      text: 'Der Einschlag wird gereinigt, unter Unterdruck mit Harz gefüllt, mit UV-Licht gehärtet und poliert. Danach hält die Scheibe wieder; zu sehen bleibt ein kleiner Punkt. Muss sie getauscht werden, wird auch die Kamera dahinter neu eingemessen, wenn Ihr Auto damit Spur oder Abstand hält.',
    },
  ],
  questions: [
    [
      'Was zahlt die Versicherung?',
      'Glasschäden sind Sache der Teilkasko. Viele Verträge übernehmen die Reparatur ohne Selbstbeteiligung, beim Tausch wird sie meist abgezogen. Der Schadenfreiheitsrabatt ändert sich nicht. Was gilt, steht in Ihrem Vertrag.',
    ],
    [
      'Kann man auch Seitenscheiben reparieren?',
      'Nein. Seiten- und Heckscheiben sind meist aus Einscheibenglas, das bei einem Schaden in Krümel zerfällt. Sie werden ersetzt.',
    ],
    [
      'Darf ich mit dem Riss weiterfahren?',
      'Ein Riss im Sichtfeld ist ein erheblicher Mangel: Damit gibt es keine Plakette, und bei einer Kontrolle ein Bußgeld. Auch außerhalb wächst er. Lassen Sie ihn bald ansehen.',
    ],
  ],
  categories: ['pflege-reinigung', 'dashcam', 'winterzubehoer', 'folien-aufkleber'],
  askedFor: 'Steinschlag Windschutzscheibe Frontscheibe Autoglas Glasschaden Riss Scheibe',
};

export const accident: Guide = {
  path: guidePaths.accident,
  label: 'Unfallhilfe',
  title: 'Nach dem Unfall: was jetzt zu tun ist',
  lead: 'Erst die Menschen, dann die Straße, dann das Blech. Hier steht in Ruhe, was nacheinander dran ist, und was Sie über Schaden und Reparatur wissen sollten.',
  description: ({ title, city }) =>
    `Unfall gehabt? Was sofort zu tun ist, was Sie aufschreiben sollten, und wie ${title} in ${city} beim Schaden weiterhilft.`,
  drawing: 'accident',
  parts: [
    {
      title: 'Am Unfallort',
      points: [
        'Anhalten, Warnblinker an, Warnweste anziehen, erst dann aussteigen',
        'Warndreieck aufstellen: in der Stadt etwa 50 Meter davor, auf der Landstraße 100, auf der Autobahn 200, immer hinter der Leitplanke gehen',
        'Ist jemand verletzt: 112 rufen und Erste Hilfe leisten',
        'Bei Verletzten, großem Schaden, Streit oder Flucht die Polizei unter 110 rufen',
        'Am Ort bleiben: Ein Zettel an der Scheibe genügt nicht, wer geht, begeht Fahrerflucht',
      ],
    },
    {
      title: 'Aufschreiben und fotografieren',
      points: [
        'Namen, Anschriften, Kennzeichen und Versicherungen aller Beteiligten, dazu Zeugen',
        'Fotos der Stellung der Fahrzeuge, der Schäden, der Straße und der Spuren',
        'Den europäischen Unfallbericht gemeinsam ausfüllen und unterschreiben; er ist kein Schuldeingeständnis',
        'Nichts zur Schuldfrage unterschreiben',
      ],
    },
    {
      title: 'Danach',
      text: 'Melden Sie den Schaden binnen einer Woche Ihrer eigenen Versicherung. Kennen Sie die des anderen nicht, findet sie der Zentralruf der Autoversicherer über das Kennzeichen. Wer den Unfall nicht verschuldet hat, wählt Werkstatt und Gutachter selbst, und die Gegenseite trägt die Kosten; bei kleinen Schäden genügt ein Kostenvoranschlag.',
    },
    {
      title: 'So helfen wir',
      text: 'Rufen Sie an, ehe Sie den Wagen bewegen, wenn Flüssigkeit ausläuft, ein Rad schief steht oder ein Airbag ausgelöst hat. Wir sagen Ihnen, wie er zu uns kommt, welche Unterlagen die Versicherung braucht und wann wir ihn ansehen können.',
    },
  ],
  questions: [
    [
      'Muss immer die Polizei kommen?',
      'Nein. Bei einem Blechschaden, über den sich alle einig sind, genügt es, die Daten auszutauschen. Bei Mietwagen, Firmenwagen und Wildunfällen verlangt sie meist der Vertrag.',
    ],
    [
      'Was tue ich nach einem Wildunfall?',
      'Absichern, die Polizei rufen und das Tier nicht anfassen. Lassen Sie sich eine Wildunfallbescheinigung geben: Die Teilkasko verlangt sie.',
    ],
    [
      'Muss der Verbandkasten danach ersetzt werden?',
      'Was benutzt oder abgelaufen ist, schon. Ein Verbandkasten nach DIN 13164, Warndreieck und Warnweste sind Pflicht.',
    ],
  ],
  categories: ['verbandkasten', 'dashcam', 'licht-xenon', 'rueckfahrkamera', 'einparkhilfe'],
  askedFor: 'Unfall Unfallschaden Unfallinstandsetzung Blechschaden Wildunfall Gutachten Panne Pannenhilfe',
};
