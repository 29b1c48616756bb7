import { formatLastDay } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { CommandRefusal } from './run-command.server';

export const MISSING_PROOF = 'Bitte geben Sie an, womit die Rückgabe der alten Batterie nachgewiesen ist.';

export function refusalMessage(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'unknown-order':
      return 'Diese Bestellung gibt es nicht.';
    case 'impossible-event':
    case 'not-open':
    case 'accepted-already':
    case 'no-open-reservation':
    case 'not-movable':
    case 'changed':
      return 'Das geht beim jetzigen Stand der Bestellung nicht mehr.';
    case 'unknown-line':
      return `Eine Position ${refusal.position} gibt es nicht.`;
    case 'too-many-pieces':
      return `Von Position ${refusal.position} sind nur ${refusal.possible} Stück möglich.`;
    case 'awaits-payment':
      return 'Die Online-Zahlung ist noch nicht da: Vorher geht keine Ware heraus.';
    case 'fitting-in-part':
      return 'Mehrere Batterien einer Position gehen nur zusammen: alle mit Einbau oder alle ohne. Bitte wählen Sie Batterie und Einbau in gleicher Stückzahl.';
    case 'insufficient-stock':
      return 'Der Bestand reicht nicht. Bitte zählen Sie zuerst nach und korrigieren Sie ihn.';
    case 'known-reference':
      return `Mit dem Beleg „${refusal.reference}“ ist schon eine Zahlung über ${formatCents(refusal.amountCents)} erfasst. Bitte geben Sie einen anderen an.`;
    case 'no-problem':
      return 'Keine Zahlung dieser Bestellung muss geklärt werden.';
    case 'unknown-payment':
      return 'Diese Zahlung gibt es nicht mehr.';
    case 'given-back':
      return 'Von diesem Betrag ist schon etwas erstattet. Deshalb lässt sich die Zahlung nicht mehr stornieren.';
    case 'nothing-left':
      return 'Es ist nichts mehr offen.';
    case 'nothing-due':
      return 'Es ist nichts zu erstatten.';
    case 'missing-proof':
      return MISSING_PROOF;
    case 'nothing-named':
      return 'Bitte wählen Sie die Position, deren Pfand zurückgeht.';
    case 'no-deposit':
      return `Zu Position ${refusal.position} wurde kein Pfand berechnet.`;
    case 'too-many-deposits':
      return `Zu Position ${refusal.position} kann das Pfand von ${refusal.possible} Stück zurückgehen.`;
    case 'deposit-not-paid':
      return 'Die Bestellung ist noch nicht ganz bezahlt. Bitte erfassen Sie zuerst die Zahlung.';
    case 'more-than-received':
      return `Höchstens ${formatCents(refusal.possibleCents)} können zurückgehen.`;
    case 'nothing-by-hand':
      return 'Keine Erstattung wartet auf eine Auszahlung.';
    case 'not-later':
      return `Die Ware liegt schon bis einschließlich ${formatLastDay(refusal.limit)} zurück.`;
    case 'too-late':
      return `Länger als bis zum ${formatLastDay(refusal.limit)} lässt sich die Ware nicht zurücklegen.`;
    case 'same-location':
      return 'Die Reservierung liegt schon an diesem Standort.';
    case 'other-host':
    case 'unknown-location':
      return 'An diesen Standort lässt sich die Reservierung nicht verlegen.';
  }
}
