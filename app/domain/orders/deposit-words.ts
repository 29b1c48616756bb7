import { type Cents, formatCents } from '~/values/money';

/** Before the fitting is cancelled; undefined: nothing is added. */
export function depositNote(cents: Cents): string | undefined {
  if (cents === 0) return undefined;
  return `Ohne den Einbau kommen ${formatCents(cents)} Pfand für die Batterie hinzu (§ 19 BattDG). Sie bekommen es zurück, wenn Sie uns eine alte Batterie bringen.`;
}

/** For staff, before they cancel the fitting or its appointment. */
export function depositHint(cents: Cents): string | undefined {
  if (cents === 0) return undefined;
  return `Wegen des Einbaus ohne Pfand. Wird er storniert, sein Termin abgesagt oder die Batterie ohne ihn übergeben, kommen ${formatCents(cents)} Pfand hinzu.`;
}
