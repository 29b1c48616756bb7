/** Of an order, as the last page shows them; each has a place there. Values of the form's field `stand` and of `?geaendert=`. */
export const orderParts = [
  'art',
  'artikel',
  'kontakt',
  'lieferadresse',
  'lieferung',
  'zahlung',
  'termin',
  'summe',
  'bedingungen',
] as const;
export type OrderPart = (typeof orderParts)[number];

/** What is ordered now beside what a page has shown. */
export interface OrderChange {
  parts: OrderPart[];
  /** Ids of the lines that the page did not show, or showed otherwise. */
  lines: string[];
}

export const partNames: Record<OrderPart, string> = {
  art: 'Reservierung oder Kauf',
  artikel: 'die Artikel',
  kontakt: 'Name, Anschrift oder Kontakt',
  lieferadresse: 'die Lieferadresse',
  lieferung: 'Lieferung oder Abholung',
  zahlung: 'die Zahlungsart',
  termin: 'der Termin',
  summe: 'die Summe',
  bedingungen: 'die AGB',
};

export const changeId = (part: OrderPart) => `bestellt-${part}`;

const isPart = (text: string): text is OrderPart => orderParts.some((part) => part === text);

/** `stand`: 'kontakt:Xk3…' and 'artikel/<id of the line>:9f…', joined by points. */
function readDigest(digest: string): Map<string, string> {
  const entries = digest.split('.').map((entry): [string, string] => {
    const at = entry.lastIndexOf(':');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });
  return new Map(entries.filter(([name]) => isPart(name.split('/')[0] ?? '')));
}

/** Undefined: equal. Without parts: the page told nothing that can be compared. */
export function orderChange(shown: string, now: string): OrderChange | undefined {
  if (shown === now) return undefined;
  const before = readDigest(shown);
  const after = readDigest(now);
  if (before.size === 0) return { parts: [], lines: [] };
  const changed = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const names = [...changed, ...gone].map((name) => name.split('/')[0]);
  return {
    parts: orderParts.filter((part) => names.includes(part)),
    lines: changed.flatMap((name) => name.split('/')[1] ?? []),
  };
}

/** Of the summary above the form. */
export function changeMessages({ parts }: Pick<OrderChange, 'parts'>): { id?: string; text: string }[] {
  const [first, ...others] = parts.filter((part) => part !== 'summe');
  const sum = {
    id: changeId('summe'),
    text: 'Die Summe hat sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie noch einmal.',
  };
  if (!first) {
    const unknown = { text: 'Bitte prüfen Sie Ihre Angaben und bestätigen Sie noch einmal.' };
    return [parts.length > 0 ? sum : unknown];
  }
  const names = [first, ...others].map((part) => partNames[part]).join(', ');
  const text = `Seit Sie diese Seite geöffnet haben, hat sich geändert: ${names}. Bitte prüfen Sie, was markiert ist, und bestätigen Sie noch einmal.`;
  return [{ id: changeId(first), text }, ...(parts.includes('summe') ? [sum] : [])];
}

/** After a change of the kind of order, whose last page is another one. */
export const changedPath = (lastPage: string, { parts, lines }: OrderChange): string =>
  `${lastPage}?${new URLSearchParams({ geaendert: [...parts, ...lines].join('.') })}`;

/** Undefined: the address names no change. */
export function changeOfUrl(url: URL): OrderChange | undefined {
  const named = url.searchParams.get('geaendert')?.split('.');
  return named && { parts: orderParts.filter((part) => named.includes(part)), lines: named };
}
