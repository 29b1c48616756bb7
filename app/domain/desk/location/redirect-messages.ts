import type { Decision } from '~/domain/tenancy/route-request';

/** In the journal. */
export const REDIRECT_SUBJECT = 'weiterleitung';

/** Of a rule that is not stored, with the field that the words stand beside. */
export const redirectRefusals = {
  'same-address': {
    field: 'alt',
    text: 'Diese Adresse hat schon eine Weiterleitung. Bitte entfernen Sie zuerst die alte.',
  },
  ignored: {
    field: 'neu',
    text: 'Dahin darf der Shop nicht leiten. Erlaubt sind Seiten dieses Netzes und Adressen, die der Betreiber freigegeben hat.',
  },
  'not-followed': { field: 'neu', text: 'Das führt im Kreis, oder über mehr als zehn Stationen.' },
  'leads-nowhere': { field: 'neu', text: 'Unter diesem Ziel gibt es keine Seite.' },
  'hides-needed-page': {
    field: 'alt',
    text: 'Diese Seite braucht der Shop, oder das Gesetz verlangt sie. Sie kann nicht umgeleitet werden.',
  },
  'hides-page': {
    field: 'trotzdem',
    text: 'Unter dieser Adresse gibt es eine Seite. Bitte bestätigen Sie, dass sie nicht mehr erreichbar sein soll.',
  },
} as const;
export type RedirectRefusal = keyof typeof redirectRefusals;

/** Of a stored rule. */
export const redirectNotes: Readonly<Partial<Record<RedirectRefusal, string>>> = {
  ignored: 'gilt nicht: Das Ziel ist nicht erlaubt',
  'not-followed': 'gilt nicht: führt im Kreis',
  'leads-nowhere': 'führt ins Leere',
  'hides-needed-page': 'verdeckt eine Seite, die der Shop braucht',
  'hides-page': 'verdeckt eine Seite',
};

/** The answer to a visitor of the address. */
export function decisionText(decision: Decision, missingPage: string | undefined): string {
  switch (decision.kind) {
    case 'render':
      return missingPage === undefined
        ? `Gezeigt wird eine Seite von ${decision.location.title} (${decision.location.url}).`
        : `Nicht gefunden (404): ${missingPage} ist keine Seite von ${decision.location.title} (${decision.location.url}).`;
    case 'redirect':
      return `Weitergeleitet (${decision.status}) zu ${decision.to}.`;
    case 'not-found':
      return 'Nicht gefunden (404): Zu dieser Adresse gehört kein Shop.';
    case 'invalid-hosts':
      return `Fehler (500): Die Hosts sind falsch eingerichtet (${decision.message}).`;
  }
}
