import type { Answer } from './send-answer.server';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** @param link a path of the shop */
export function plainPage(
  status: number,
  title: string,
  message: string,
  link?: { to: string; label: string },
): Answer {
  const way = link ? `<p><a href="${escapeHtml(link.to)}">${escapeHtml(link.label)}</a></p>` : '';
  const html = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#f2f4f6;color:#15212d}main{max-width:34rem;margin:1rem;padding:2rem;background:#fff;border:1px solid #d8dee4;border-radius:10px}h1{font-size:25px;line-height:1.2;margin:0 0 .5rem}p{margin:.5rem 0}a{color:#0b4a82;display:inline-block;padding:.7rem 0}small{color:#556270}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>${way}<small>Code ${status}</small></main></body></html>`;
  return {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
    ],
    body: Buffer.from(html),
  };
}
