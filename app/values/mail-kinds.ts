/** Every mail that the shop sends. */
export const mailNames = {
  'sign-up': 'Konto bestätigen',
  'already-known': 'Konto gibt es schon',
  'reset-password': 'Passwort zurücksetzen',
  'change-email': 'Neue E-Mail-Adresse bestätigen',
  'email-changed': 'E-Mail-Adresse geändert',
  'email-restored': 'E-Mail-Adresse wiederhergestellt',
  'account-notice': 'Konto geändert',
  'account-deleted': 'Konto gelöscht',
  'order-confirmation': 'Eingang bestätigt',
  'order-notice': 'Neue Bestellung, an den Standort',
  'order-event': 'Stand der Bestellung',
  'order-event-notice': 'Stand der Bestellung, an den Standort',
  'payment-received': 'Zahlung eingegangen',
  'payment-debit': 'Lastschrift angekündigt',
  'payment-transfer': 'Bankverbindung',
  refund: 'Erstattung',
  chargeback: 'Zahlung zurückgebucht, an den Standort',
  'withdrawal-receipt': 'Widerruf eingegangen',
  'withdrawal-notice': 'Widerruf, an den Standort',
  'service-request': 'Anfrage eingegangen',
  'service-request-notice': 'Anfrage, an den Standort',
  'import-report': 'Bericht eines Imports, an den Standort',
  document: 'Rechnung und Rechnungskorrektur',
} as const;

export type MailKind = keyof typeof mailNames;
