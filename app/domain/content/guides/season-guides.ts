import { guidePaths } from '~/values/guide-paths';
import type { Guide } from './guide';

/** Duty to have winter tyres: § 2 para. 3a StVO; tread: § 36 para. 3 StVZO. */
export const spring: Guide = {
  path: guidePaths.spring,
  label: 'Frühjahrscheck',
  title: 'Frühjahrscheck: der Winter kommt vom Auto',
  lead: 'Salz, Splitt und Kälte hinterlassen Spuren. Im Frühjahr werden sie gefunden, bevor daraus ein Schaden wird, und die Sommerreifen kommen drauf.',
  description: ({ title, city }) =>
    `Frühjahrscheck bei ${title} in ${city}: was nach dem Winter geprüft wird, wann Sommerreifen dran sind und was Sie selbst tun können.`,
  drawing: 'spring',
  parts: [
    {
      title: 'Das wird geprüft',
      points: [
        'Reifen: Profil, Alter, Risse und Druck der Sommerräder, bevor sie montiert werden',
        'Bremsen: Scheiben und Beläge auf Rost und Riefen, Bremsschläuche, Stand der Flüssigkeit',
        'Unterboden, Auspuff und Fahrwerk auf Rost und Steinschlag',
        'Wischer, Scheiben und Licht: Streusplitt kratzt Gummi und Glas',
        'Batterie: ob sie nach den kalten Monaten noch genug Kraft zum Starten hat',
        'Innenraumfilter: Er hält Pollen nur ab, wenn er nicht zugesetzt ist',
      ],
    },
    {
      title: 'Wann es Zeit ist',
      text: 'Wenn es auch morgens dauerhaft wärmer als sieben Grad ist, meist um Ostern. Winterreifen nutzen sich auf warmer Straße schneller ab und bremsen dort schlechter als Sommerreifen. Wer in die Berge fährt, wartet etwas länger.',
    },
    {
      title: 'Was Sie selbst tun können',
      points: [
        'Das Auto samt Unterboden und Radkästen gründlich waschen, damit kein Salz zurückbleibt',
        'Fußmatten herausnehmen und trocknen: Feuchtigkeit darunter beschlägt die Scheiben',
        'Frostschutz im Wischwasser gegen Sommerreiniger tauschen',
        'Schneeketten, Eiskratzer und Abdeckung trocken verstauen',
      ],
    },
  ],
  questions: [
    [
      'Wie viel Profil brauchen Sommerreifen?',
      'Vorgeschrieben sind 1,6 Millimeter in den Hauptrillen. Wir raten zu neuen Reifen, wenn weniger als drei übrig sind: Auf nasser Straße wird der Bremsweg dann deutlich länger.',
    ],
    [
      'Müssen die Winterreifen im Sommer herunter?',
      'Nein, verboten ist es nicht. Sie verbrauchen aber mehr, werden auf warmem Asphalt weich und sind im nächsten Winter abgefahren.',
    ],
    [
      'Wie lagere ich die Winterräder?',
      'Kühl, trocken und dunkel. Kompletträder liegend stapeln oder aufhängen, Reifen ohne Felge hinstellen und ab und zu drehen. Schreiben Sie an jedes Rad, wo es montiert war.',
    ],
  ],
  categories: [
    'sommerreifen',
    'komplettraeder',
    'pflege-reinigung',
    'fussmatten',
    'batterien',
    'fahrradtraeger',
  ],
  askedFor: 'Frühling Frühjahr Frühjahrsputz Sommercheck Räderwechsel Reifenwechsel',
};

export const autumn: Guide = {
  path: guidePaths.autumn,
  label: 'Herbstcheck',
  title: 'Herbstcheck: sehen, gesehen werden, rechtzeitig wechseln',
  lead: 'Nebel, nasses Laub und die ersten kalten Nächte: Im Herbst entscheiden Licht, Wischer und Reifen. Wer früh kommt, fährt schon auf Winterreifen, wenn es glatt wird.',
  description: ({ title, city }) =>
    `Herbstcheck bei ${title} in ${city}: Licht, Wischer, Batterie und Reifen vor der dunklen Zeit, mit Tipps für Nebel, Laub und Wildwechsel.`,
  drawing: 'autumn',
  parts: [
    {
      title: 'Das wird geprüft',
      points: [
        'Licht: Abblendlicht, Fernlicht, Nebellicht, Bremslicht und Blinker, dazu die Einstellung der Scheinwerfer',
        'Wischerblätter und Scheibenwaschanlage, Frostschutz im Wischwasser',
        'Batterie: Spannung und Kaltstartstrom, Pole und Halterung',
        'Kühlmittel: Stand und bis zu welcher Kälte es reicht',
        'Winterräder: Profil, Alter und Zustand, noch bevor der erste Frost kommt',
        'Abläufe unter der Frontscheibe, in denen sich Laub sammelt',
      ],
    },
    {
      title: 'Wann es Zeit ist',
      text: 'Im September und Oktober. Dann sind alle Größen zu haben, und die Werkstatt hat noch Termine. Mit dem ersten Schnee ändert sich beides an einem Tag.',
    },
    {
      title: 'Unterwegs im Herbst',
      points: [
        'Tagfahrlicht leuchtet oft nur vorn: bei Regen und Nebel das Abblendlicht selbst einschalten',
        'Die Nebelschlussleuchte ist nur erlaubt, wenn man durch Nebel weniger als 50 Meter weit sieht; schneller als 50 km/h darf man dann nicht fahren',
        'Nasses Laub ist so glatt wie Schnee: Abstand halten und früher bremsen',
        'In der Dämmerung am Waldrand langsamer fahren; nach einem Reh kommt oft ein zweites',
      ],
    },
  ],
  questions: [
    [
      'Was heißt „von O bis O“?',
      'Es ist eine Faustregel: Winterreifen von Oktober bis Ostern. Im Gesetz steht kein Datum, dort zählt, ob die Straße glatt ist.',
    ],
    [
      'Darf ich Xenon- oder LED-Lampen selbst einsetzen?',
      'Nur solche, die für Ihren Scheinwerfer zugelassen sind. Xenonbrenner stehen unter hoher Spannung und gehören in die Hand der Werkstatt. Nach dem Wechsel muss das Licht neu eingestellt werden.',
    ],
    [
      'Warum beschlagen meine Scheiben?',
      'Meist ist der Innenraumfilter zugesetzt oder es steht Wasser unter den Matten. Die Klimaanlage trocknet die Luft: Lassen Sie sie auch im Herbst laufen.',
    ],
  ],
  categories: [
    'winterreifen',
    'ganzjahresreifen',
    'komplettraeder',
    'licht-xenon',
    'batterien',
    'winterzubehoer',
  ],
  askedFor: 'Herbst Lichttest Nebel Wischer Scheibenwischer Reifenwechsel Räderwechsel',
};

export const winter: Guide = {
  path: guidePaths.winter,
  label: 'Wintercheck',
  title: 'Wintercheck: sicher starten, sicher bremsen',
  lead: 'Kälte verzeiht wenig: Eine müde Batterie bleibt stehen, ein abgefahrener Reifen rutscht. Beides lässt sich vorher messen.',
  description: ({ title, city }) =>
    `Wintercheck bei ${title} in ${city}: Winterreifen mit Alpine-Symbol, Batterie, Frostschutz und Licht, und was bei Glätte vorgeschrieben ist.`,
  drawing: 'winter-car',
  parts: [
    {
      title: 'Das wird geprüft',
      points: [
        'Winterreifen: Alpine-Symbol, Profil, Alter und Druck auf allen vier Rädern',
        'Batterie und Ladestrom, auch bei Autos mit Start-Stopp',
        'Frostschutz im Kühler und im Wischwasser',
        'Licht, Wischer, Heizung und die Drähte der Heckscheibe',
        'Bremsen und Handbremse',
        'Türdichtungen und Schlösser, damit nichts festfriert',
      ],
    },
    {
      title: 'Was vorgeschrieben ist',
      text: 'Bei Glatteis, Schneeglätte, Schneematsch, Eis- oder Reifglätte darf in Deutschland nur fahren, wer Reifen mit dem Alpine-Symbol hat, der Schneeflocke im Berg. M+S allein genügt seit dem 1. Oktober 2024 nicht mehr. Wer dennoch fährt, zahlt mindestens 60 Euro und bekommt einen Punkt; nach einem Unfall kann die Versicherung kürzen.',
    },
    {
      title: 'Vor jeder Fahrt',
      points: [
        'Alle Scheiben ganz frei kratzen; ein Guckloch genügt nicht',
        'Schnee von Dach, Haube und Leuchten fegen',
        'Den Motor nicht im Stand warmlaufen lassen: Es ist verboten und schadet ihm',
        'Decke, Handschuhe, Eiskratzer und ein Starthilfekabel dabeihaben',
      ],
    },
  ],
  questions: [
    [
      'Wann brauche ich Schneeketten?',
      'Wo das runde blaue Schild mit dem Reifen es verlangt, in den Alpen auch auf Passstraßen. Sie gehören auf die angetriebenen Räder, und mit ihnen gilt Tempo 50. Ob Ketten auf Ihre Reifengröße passen, steht im Handbuch des Autos.',
    ],
    [
      'Genügen Ganzjahresreifen?',
      'Vor dem Gesetz ja, wenn sie das Alpine-Symbol tragen. Wer oft in Schnee und Bergen fährt, ist mit Winterreifen besser dran.',
    ],
    [
      'Warum versagt die Batterie gerade bei Kälte?',
      'Bei Frost gibt sie weniger Strom ab, und der kalte Motor braucht zum Starten mehr. Ist sie älter als fünf Jahre, sollte man sie vor dem Winter messen lassen.',
    ],
    [
      'Wie viel Profil brauchen Winterreifen?',
      'Vorgeschrieben sind 1,6 Millimeter. Auf Schnee lassen sie unter vier deutlich nach; Österreich verlangt diese vier.',
    ],
  ],
  categories: [
    'winterreifen',
    'komplettraeder',
    'schneeketten',
    'winterzubehoer',
    'batterien',
    'oele-fluessigkeiten',
  ],
  askedFor: 'Winter Schnee Frost Glätte Winterreifenpflicht Frostschutz Starthilfe',
};

export const holiday: Guide = {
  path: guidePaths.holiday,
  label: 'Urlaubscheck',
  title: 'Urlaubscheck: vollbeladen und entspannt ankommen',
  lead: 'Lange Strecken, volles Auto, Hitze oder Pässe: Vor dem Urlaub lohnt ein Blick auf alles, was unterwegs nicht ausfallen darf.',
  description: ({ title, city }) =>
    `Urlaubscheck bei ${title} in ${city}: Reifen, Bremsen, Klimaanlage und Pflichtausrüstung vor der langen Fahrt, dazu Dachbox, Fahrradträger und Kindersitz.`,
  drawing: 'holiday',
  parts: [
    {
      title: 'Das wird geprüft',
      points: [
        'Reifen samt Reserverad oder Pannenset: Profil, Alter, Druck für volle Beladung',
        'Bremsen, Stoßdämpfer und Spiel in der Lenkung',
        'Motoröl, Kühlmittel, Bremsflüssigkeit und Wischwasser',
        'Klimaanlage: Kälte, Geruch und Filter',
        'Batterie, Licht und Wischer',
        'Anhängerkupplung und Stecker, wenn ein Träger oder Anhänger mitkommt',
      ],
    },
    {
      title: 'Wann es Zeit ist',
      text: 'Zwei bis drei Wochen vor der Abfahrt. Dann ist noch Zeit, ein Teil zu bestellen, und Sie können Dachbox oder Träger in Ruhe anpassen.',
    },
    {
      title: 'Richtig beladen',
      points: [
        'Schweres nach unten und an die Rücklehne, Leichtes nach oben',
        'Dachlast und zulässiges Gesamtgewicht stehen in Handbuch und Fahrzeugschein; Träger und Box zählen mit',
        'Den Reifendruck für volle Beladung nennt der Aufkleber in Tür oder Tankklappe, gemessen wird kalt',
        'Nach den ersten 50 Kilometern Träger, Box und Fahrräder nachziehen',
      ],
    },
    {
      title: 'Was an Bord sein muss',
      text: 'In Deutschland Warndreieck, Warnweste und Verbandkasten nach DIN 13164. Andere Länder verlangen mehr, etwa eine Weste für jeden Mitfahrer, und manche schränken Dashcams ein oder verbieten sie, darunter Österreich und Luxemburg. Erkundigen Sie sich vor der Fahrt nach Vignette, Umweltplakette und Tempo.',
    },
  ],
  questions: [
    [
      'Bis wann brauchen Kinder einen Kindersitz?',
      'In Deutschland bis zum zwölften Geburtstag, oder bis sie 150 Zentimeter groß sind. Jeder Sitz braucht eine Zulassung nach ECE R44 oder R129.',
    ],
    [
      'Wie schnell darf ich mit Dachbox fahren?',
      'Ein eigenes Tempolimit gibt es nicht. Die Hersteller empfehlen höchstens 130 km/h; mit Fahrrädern auf dem Dach weniger. Was für Ihre Box gilt, steht in ihrer Anleitung.',
    ],
    [
      'Wie fährt mein Hund sicher mit?',
      'Tiere gelten als Ladung und müssen gesichert sein: in einer Box, hinter einem Gitter oder mit Geschirr und Gurt.',
    ],
  ],
  categories: [
    'dachboxen',
    'fahrradtraeger',
    'dachtraeger',
    'kindersitze',
    'tiertransport',
    'verbandkasten',
    'sommerreifen',
  ],
  askedFor: 'Urlaub Ferien Reise Reisecheck Camping Ausland Gepäck',
};
