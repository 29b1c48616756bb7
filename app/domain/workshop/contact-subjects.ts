const subjects = {
  artikel: 'Frage zu einem Artikel',
  bestellung: 'Frage zu einer Bestellung oder Reservierung',
  werkstatt: 'Termin oder Preis in der Werkstatt',
  reklamation: 'Reklamation',
  sonstiges: 'Etwas anderes',
} as const;

/** Subjects of messages: names by their keys. */
export function contactSubjects(hasWorkshop: boolean): [key: string, title: string][] {
  return Object.entries(subjects).filter(([key]) => hasWorkshop || key !== 'werkstatt');
}
