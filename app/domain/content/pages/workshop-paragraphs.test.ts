import { expect, it } from 'vitest';
import { withoutWorkshop } from './workshop-paragraphs';

const toWorkshop = 'Termine unter [Wartung](/reparatur-wartung/inspektion).';

it.each([
  ['a paragraph', `Reifen.\n\n${toWorkshop}\n\nFelgen.\n`, 'Reifen.\n\nFelgen.\n'],
  ['a section of nothing else', `## Termin\n\n${toWorkshop}\n\n## Kauf\n\nText.\n`, '## Kauf\n\nText.\n'],
  [
    'a question, and its group with it',
    `# A\n\n## Werkstatt\n\n### Wann?\n\n${toWorkshop}\n\n## Kauf\n\nText.\n`,
    '# A\n\n## Kauf\n\nText.\n',
  ],
  ['a guide', 'Mehr beim [Wintercheck](/Wintercheck#reifen).\n\nText.\n', 'Text.\n'],
])('leaves out %s that leads to the workshop', (_what, markdown, left) => {
  expect(
    withoutWorkshop(markdown)
      .replace(/\n{3,}/g, '\n\n')
      .trimStart(),
  ).toBe(left);
});

it('leaves texts without a workshop as they are, empty headings too', () => {
  const markdown =
    '## Leer\n\n## Räder\n\n[Felgen](/alufelgen), [Termin](/termin-buchung) und `code`.\n\n- Liste\n';
  expect(withoutWorkshop(markdown)).toBe(markdown);
});
