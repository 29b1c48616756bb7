export type JsonLdNode = { '@type': string | readonly string[] } & Record<string, unknown>;

/** Escaped: no text can end the script element or start a comment. */
export function toJsonLd(node: JsonLdNode): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replace(/</g, '\\u003c');
}

const SCHEMA = 'https://schema.org/';

/** 'InStock' → 'https://schema.org/InStock' */
export function schemaTerm(name: string): string {
  return SCHEMA + name;
}

/** Properties whose value is unknown are left out. */
export function known(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== undefined && value !== null && value !== '' && !isEmptyList(value),
    ),
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
