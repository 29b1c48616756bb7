/** Addresses of terms by their names. */
export type Glossary = ReadonlyMap<string, string>;

/** A stretch of text, with an address where a term has one. */
export type TextPiece = string | { text: string; to: string };

/** 'Einpresstiefe (ET)' is also known by both parts, 'HSN und TSN' by each. */
export function namesOf(title: string): string[] {
  const [, outside = title, inside = ''] = /^(.*?)\s*\(([^)]+)\)$/.exec(title) ?? [];
  return [...new Set([title, outside, inside, ...outside.split(' und ')].map((name) => name.trim()))].filter(
    Boolean,
  );
}

/** Words of product data that the glossary has under another name. */
const otherNames: Readonly<Record<string, string>> = {
  Tragfähigkeitsindex: 'Lastindex',
  Höhe: 'Querschnittsverhältnis',
  Felgendurchmesser: 'Zoll',
  Durchmesser: 'Zoll',
  Mittenloch: 'Mittenbohrung',
  Traglast: 'Radlast',
  Freigabe: 'ABE',
  'Herstellungsjahr (DOT)': 'DOT-Nummer',
  'Erstausrüster-Kennung': 'OE-Kennung',
};

/** Undefined: the glossary has no such term. */
export function addressOf(glossary: Glossary, term: string): string | undefined {
  const names = [...namesOf(term), otherNames[term] ?? ''];
  return names.map((name) => glossary.get(name)).find((address) => address !== undefined);
}

type Fact = readonly [term: string, value: string, to?: string];

/** Of product data. */
export const linkedFacts = (glossary: Glossary, facts: readonly Fact[]): Fact[] =>
  facts.map(([term, value]) => {
    const to = addressOf(glossary, term);
    return to === undefined ? [term, value] : [term, value, to];
  });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(glossary: Glossary): RegExp | undefined {
  const names = [...glossary.keys()].sort((one, other) => other.length - one.length);
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}

/**
 * For the texts of one page: each term is linked where it stands first, written as in the glossary.
 * @param known addresses that the page links to by itself
 */
export function termLinker(glossary: Glossary, known: Iterable<string> = []): (text: string) => TextPiece[] {
  const pattern = patternOf(glossary);
  const linked = new Set(known);
  return (text) => {
    if (!pattern) return [text];
    const pieces: TextPiece[] = [];
    let end = 0;
    for (const { 0: term, index } of text.matchAll(pattern)) {
      const to = glossary.get(term) ?? '';
      if (linked.has(to)) continue;
      linked.add(to);
      if (index > end) pieces.push(text.slice(end, index));
      pieces.push({ text: term, to });
      end = index + term.length;
    }
    if (end < text.length) pieces.push(text.slice(end));
    return pieces;
  };
}

/** Between these tags no term is linked. */
const closed = /^<(\/?)(?:a|h\d|th)\b/;

/** @param html clean markup, whose tags are closed */
export function termMarkup(linked: (text: string) => TextPiece[], html: string): string {
  let depth = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    const [tag, slash] = closed.exec(part) ?? [];
    if (tag) depth += slash ? -1 : 1;
    if (part.startsWith('<') || depth > 0) return part;
    return linked(part)
      .map((piece) => (typeof piece === 'string' ? piece : `<a href="${piece.to}">${piece.text}</a>`))
      .join('');
  });
}
