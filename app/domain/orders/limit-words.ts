import type { ReservationLimits } from './reservation-rule';

const together = (reservations: number, pieces: number) =>
  `${reservations} offene ${reservations === 1 ? 'Reservierung' : 'Reservierungen'} mit zusammen ${pieces} Stück`;

/** Beside the form. */
export function limitHint({ contact }: ReservationLimits): string {
  return `Möglich sind je E-Mail-Adresse und Telefonnummer höchstens ${together(contact.reservations, contact.pieces)}.`;
}

/** Gives no numbers of what is open, which would tell a stranger about the owner of an address. */
export function limitRefusal(limits: ReservationLimits): string {
  const { reservations, pieces } = limits.network;
  return `So viel können wir nicht auf einmal zurücklegen. ${limitHint(limits)} Für alle Geräte an einem Internetanschluss gilt: höchstens ${together(reservations, pieces)}. Holen Sie bitte zuerst ab, was schon reserviert ist, oder stornieren Sie es. Kaufen können Sie die Ware ohne diese Grenze.`;
}
