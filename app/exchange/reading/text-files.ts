import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { FileProblem } from '~/platform/files/network-file';

const FORM = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

const TEXT = 'text';

export function isFolder(target: string): boolean {
  return statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
}

/** An entry for each Markdown file: the fields of its front matter, and what follows as `text`. */
export function readTexts(folder: string, file: string, problems: FileProblem[]): Record<string, unknown>[] {
  return textFiles(folder).flatMap((name) => {
    const [, front, text = ''] = FORM.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    const report = (message: string) => problems.push({ file: `${file}/${name}`, place: '', message });
    if (front === undefined) {
      report('beginnt nicht mit Angaben zwischen zwei Zeilen aus ---');
      return [];
    }
    try {
      // Dates stay texts.
      const fields: unknown = parse(front, { schema: 'failsafe' });
      return [{ ...(fields as object), [TEXT]: text.replaceAll('\r\n', '\n') }];
    } catch (error) {
      report(`die Angaben sind kein gültiges YAML (${(error as Error).message.split('\n')[0]})`);
      return [];
    }
  });
}

export function formatText({ [TEXT]: text, ...fields }: Record<string, unknown>): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${String(text)}\n`;
}
