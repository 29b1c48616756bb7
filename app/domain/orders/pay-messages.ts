export const payOrderMessages = {
  'not-payable': 'Diese Bestellung ist schon bezahlt, oder eine Zahlung ist noch unterwegs.',
  'under-way':
    'Für diese Bestellung ist schon eine Zahlung begonnen. Damit Sie nichts doppelt bezahlen, haben wir keine zweite begonnen.',
  'provider-unavailable':
    'Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal oder wählen Sie einen anderen Weg.',
  'payment-refused':
    'Die Zahlung wurde abgelehnt. Bitte prüfen Sie Ihre Angaben oder wählen Sie einen anderen Weg.',
  declined:
    'Die Zahlung wurde abgelehnt. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  'given-up': 'Die Zahlung ist nicht zustande gekommen. Es wurde nichts abgebucht.',
  mandate: 'Bitte bestätigen Sie das Mandat.',
  'mandate-refused': 'Für diese IBAN ist keine Lastschrift möglich. Bitte wählen Sie einen anderen Weg.',
  card: 'Bitte geben Sie Ihre Karte ein.',
  'unknown-method': 'Bitte wählen Sie, wie Sie bezahlen möchten.',
} as const;

/** Name of the notice of a payment that the payer has ended at the shop. */
export const ENDED_NOTICE = 'zahlung-beendet';

export const paymentNotices: Readonly<Record<string, string>> = {
  [ENDED_NOTICE]:
    'Die begonnene Zahlung ist beendet. Es wurde nichts abgebucht: Ein Betrag, der dafür schon vorgemerkt ist, wird wieder freigegeben.',
};
