/** `<` is escaped, so that no text of an article ends the element. */
export function JsonLd({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made, see toJsonLd
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
