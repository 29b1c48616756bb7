import type { CustomerCommand } from '../rights';

export const customerMessages: Readonly<Record<CustomerCommand, string>> = {
  'customer-note': 'Die Notiz ist gespeichert.',
  'export-customer': 'Die Datei ist erstellt.',
  'delete-customer': 'Die Daten sind gelöscht. Der Nachweis steht im Protokoll.',
};

export const NO_NOTE = 'Bitte schreiben Sie etwas.';
export const NO_PROOF = 'Bitte geben Sie an, wie Sie die Person erkannt haben.';
export const OTHER_MAILBOX = 'Bitte geben Sie zur Sicherheit die E-Mail-Adresse der Person ein.';
export const IS_STAFF =
  'Das Konto gehört einem Mitarbeiter. Bitte nehmen Sie ihm zuerst unter „Mitarbeiter“ seine Rollen.';
