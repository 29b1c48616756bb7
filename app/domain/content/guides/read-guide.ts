import { marked, type Token } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { guideDrawings } from '~/ui/illustrations/spot-names';
import { dayField } from '~/values/day-field';
import type { Guide, GuidePart } from './guide';

/** `{title}` and `{city}` of the description stand for those of the location. */
const frontMatter = z.strictObject({
  changed: dayField('stored'),
  label: z.string(),
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  drawing: z.enum(guideDrawings),
  categories: z.array(z.string()),
  askedFor: z.string(),
});

const QUESTIONS = 'Häufige Fragen';

function readSections(tokens: readonly Token[]): GuidePart[] {
  const sections: GuidePart[] = [];
  for (const token of tokens) {
    const section = sections.at(-1);
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) sections.push({ title: token.text });
    else if (section && token.type === 'paragraph' && !section.text) section.text = token.text;
    else if (section && token.type === 'list' && !section.points)
      section.points = token.items.map((item: { text: string }) => item.text);
    else throw new Error(`unexpected in a guide: ${token.raw.trim().slice(0, 60)}`);
  }
  return sections;
}

/** Parts stand under second-level headings, questions under "Häufige Fragen". @throws {Error} for any other form */
export function readGuide(path: string, markdown: string): Guide {
  const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const { description, ...front } = frontMatter.parse(parse(yaml));
  const tokens = marked.lexer(body);
  const start = tokens.findIndex((token) => token.type === 'heading' && token.text === QUESTIONS);
  if (start === -1) throw new Error(`${path} has no heading "${QUESTIONS}"`);
  return {
    ...front,
    path,
    description: ({ title, city }) => description.replaceAll('{title}', title).replaceAll('{city}', city),
    parts: readSections(tokens.slice(0, start)),
    questions: readSections(tokens.slice(start + 1)).map(({ title, text = '' }) => [title, text]),
  };
}
