import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.server';

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

const known = new Map<string, string>();

/** Undefined for a file that is gone, for example after a deployment. */
function readSheet(href: string): string | undefined {
  const file = path.join(projectRoot, 'build/client', href);
  const sheet = known.get(href) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  if (sheet !== undefined) known.set(href, sheet);
  return sheet;
}

const shownTheme = /data-theme="(\w+)"/g;
const valuesOfTheme = /(?<=^|\})\[data-theme="?(\w+)"?\]\{[^{}]*\}/g;

/** Values of themes that the page does not show are left out: a sheet has those of twelve. */
function withoutOtherThemes(sheet: string, html: string): string {
  const shown = new Set([...html.matchAll(shownTheme)].map(([, name]) => name));
  return sheet.replace(valuesOfTheme, (rule, name: string) => (shown.has(name) ? rule : ''));
}

/** Writes style sheets into the head, so that the page is painted without waiting. The links stay: they fill the browser's cache for the next page. */
export function inlineStyles(html: string, read: typeof readSheet = readSheet): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const sheets = [...head.matchAll(sheetLink)].map(([, href = '']) => read(href));
  if (sheets.length === 0 || sheets.some((sheet) => sheet === undefined || sheet.includes('</'))) return html;
  const waiting = head.replace(sheetLink, '<link media="not all" rel="stylesheet" href="$1"/>');
  const at = waiting.indexOf('<link media="not all"');
  return `${waiting.slice(0, at)}<style>${withoutOtherThemes(sheets.join(''), html)}</style>${waiting.slice(at)}${html.slice(head.length)}`;
}
