import { type JsonLdNode, toJsonLd } from './json-ld';

/** Blocks of data, which the page's policy need not allow. */
export function StructuredData({ nodes }: { nodes: readonly JsonLdNode[] }) {
  return nodes.map((node) => (
    <script
      key={`${node['@type']} ${node['@id']}`}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made, see toJsonLd
      dangerouslySetInnerHTML={{ __html: toJsonLd(node) }}
    />
  ));
}
