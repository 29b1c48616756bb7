import type { SelectionStep } from '../vehicle';
import type { FindByKeyResult } from './find-by-key.server';
import type { FindByVinResult } from './find-by-vin.server';
import type { SearchVehiclesResult } from './search-vehicles.server';
import type { SelectByHandResult } from './select-by-hand.server';

type Refusal<Result> = Extract<Result, { ok: false }>;

export const stepNames: Readonly<Record<SelectionStep, string>> = {
  vehicleType: 'Fahrzeugart',
  manufacturer: 'Hersteller',
  baseModel: 'Modell',
  subModel: 'Baureihe',
  engineOption: 'Motor',
  carBodyOption: 'Karosserie',
  gearingOption: 'Getriebe',
  equipmentLineOption: 'Ausstattung',
};

/** @param hasOtherWays vehicles can be chosen by hand or by words, too */
export function keyMessage({ code }: Refusal<FindByKeyResult>, hasOtherWays = true): string {
  switch (code) {
    case 'malformed-hsn':
      return 'Die HSN hat vier Ziffern. Sie steht im Fahrzeugschein in Feld 2.1.';
    case 'malformed-tsn':
      return 'Die TSN besteht aus den ersten drei Zeichen in Feld 2.2 des Fahrzeugscheins: Buchstaben oder Ziffern.';
    case 'unknown-key':
      return hasOtherWays
        ? 'Diesen Schlüssel kennen wir nicht. Bitte vergleichen Sie ihn mit dem Fahrzeugschein oder wählen Sie das Fahrzeug manuell oder über die Suche.'
        : 'Diesen Schlüssel kennen wir nicht. Bitte vergleichen Sie ihn mit dem Fahrzeugschein.';
  }
}

export function vinMessage(result: Refusal<FindByVinResult>): string {
  switch (result.code) {
    case 'wrong-length':
      return `Eine Fahrzeug-Identifizierungsnummer hat 17 Zeichen, diese hat ${result.length}.`;
    case 'invalid-characters': {
      const characters = result.characters.map((character) => `„${character}“`).join(', ');
      return `In einer Fahrzeug-Identifizierungsnummer kommt ${characters} nicht vor: Sie hat nur Ziffern und Buchstaben ohne I, O und Q.`;
    }
    case 'unknown-vin':
      return 'Zu dieser Fahrzeug-Identifizierungsnummer liegt uns nichts vor. Bitte wählen Sie das Fahrzeug mit HSN und TSN, manuell oder über die Suche.';
  }
}

export const searchMessages: Readonly<Record<Refusal<SearchVehiclesResult>['code'], string>> = {
  'no-words': 'Bitte nennen Sie Hersteller und Modell, etwa „Golf 7 2.0 TDI“.',
  'nothing-found':
    'Dazu finden wir kein Fahrzeug. Bitte geben Sie weniger Wörter ein oder wählen Sie es mit HSN und TSN oder manuell.',
};

export function searchNotes({
  ignoredWords,
  hasMore,
}: Pick<Extract<SearchVehiclesResult, { ok: true }>, 'ignoredWords' | 'hasMore'>): string[] {
  const ignored = ignoredWords.map((word) => `„${word}“`).join(', ');
  return [
    ...(ignored ? [`Zu ${ignored} finden wir nichts. Die Treffer gelten für die übrigen Wörter.`] : []),
    ...(hasMore ? ['Es gibt weitere Treffer. Mit mehr Wörtern wird die Liste kürzer.'] : []),
  ];
}

export const choiceNote = (vehicles: number): string =>
  `${vehicles} passende Fahrzeuge gefunden. Welches ist Ihres?`;

export const NO_SIZE = 'Das ist keine Reifengröße wie 205/55 R16 91V.';
export const NO_SERIES_SIZE = 'Zur Seriengröße dieses Fahrzeugs liegt uns nichts vor.';

export function selectionMessage(result: Refusal<SelectByHandResult>): string {
  switch (result.code) {
    case 'unknown-choice':
      return `${stepNames[result.step]}: Diese Auswahl gibt es hier nicht. Bitte wählen Sie eine der angebotenen.`;
    case 'no-vehicles':
      return 'Zurzeit können wir keine Fahrzeuge anbieten.';
  }
}
