import { expect, it } from 'vitest';
import { allGuides } from './guides.server';
import { readGuide } from './read-guide';

const front = `---
changed: 2026-11-23
label: Check
title: "Check: alles"
lead: Kurz.
description: Check bei {title} in {city}
drawing: spring
categories: [batterien]
askedFor: Prüfung
---
`;

it('reads parts, lists and questions', () => {
  const guide = readGuide(
    '/check',
    `${front}\n## Teil\n\nText.\n\n- eins\n- zwei\n\n# Häufige Fragen\n\n## Warum?\n\nDarum.\n`,
  );
  expect(guide.parts).toEqual([{ title: 'Teil', text: 'Text.', points: ['eins', 'zwei'] }]);
  expect(guide.questions).toEqual([['Warum?', 'Darum.']]);
  expect(guide.description({ title: 'Autohaus', city: 'Kiel' })).toBe('Check bei Autohaus in Kiel');
});

it.each([
  ['without questions', `${front}\n## Teil\n\nText.\n`],
  ['with a text before any heading', `${front}\nText.\n\n# Häufige Fragen\n`],
  ['with a table', `${front}\n## Teil\n\n| a |\n|---|\n| b |\n\n# Häufige Fragen\n`],
  ['without front matter', '## Teil\n\n# Häufige Fragen\n'],
  ['with an unknown field', `${front.replace('lead:', 'leid: x\nlead:')}\n# Häufige Fragen\n`],
])('refuses a text %s', (_, markdown) => {
  expect(() => readGuide('/check', markdown)).toThrow();
});

it('every guide of the shop has parts and questions', () => {
  for (const { path, parts, questions, categories } of allGuides()) {
    expect(parts.length, path).toBeGreaterThan(1);
    expect(questions.length, path).toBeGreaterThan(1);
    expect(categories.length, path).toBeGreaterThan(0);
  }
});
