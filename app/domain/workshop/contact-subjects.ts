/** What a message may be about. */
export const contactSubjects = {
  artikel: 'Frage zu einem Artikel',
  bestellung: 'Frage zu einer Bestellung oder Reservierung',
  werkstatt: 'Termin oder Preis in der Werkstatt',
  reklamation: 'Reklamation',
  sonstiges: 'Etwas anderes',
} as const;
