/** Markup from data. It was sanitised when it was written and again when it was read, on the server. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by platform/html, which its callers name
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
