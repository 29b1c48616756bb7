/** Markup from data, sanitised on the server at writing and at reading. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by platform/html, which its callers name
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
