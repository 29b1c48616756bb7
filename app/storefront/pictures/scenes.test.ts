import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'scenes');
const scenes = readdirSync(folder).map((name) => ({
  name,
  svg: readFileSync(path.join(folder, name), 'utf8'),
}));

it('leaves and petals have 8 to 10 pixels at any size of a scene', () => {
  const strokes = scenes
    .filter(({ name }) => /-(herbst|fruehling)-/.test(name) && !name.startsWith('workshop'))
    .map(({ name, svg }) => [
      name,
      /stroke="#(?:c9672a|f3b7c6)" stroke-width="(\d+)" vector-effect="non-scaling-stroke"/.exec(svg)?.[1],
    ]);
  expect(strokes.length).toBeGreaterThan(50);
  for (const [name, width] of strokes)
    expect([name, Number(width) >= 8, Number(width) <= 10]).toEqual([name, true, true]);
});

it('the ground below a scene fades into the page within 24 of its own units after 10 that are solid', () => {
  for (const { name, svg } of scenes) {
    const [, from, to] = /id="boden" [^>]*y1="(\d+)" y2="(\d+)"/.exec(svg) ?? [];
    expect([name, Number(to) - Number(from)]).toEqual([name, 24]);
    expect([name, svg.includes('fill="var(--page,#fff)" mask="url(#auslauf)"')]).toEqual([name, true]);
    const grounds = [...svg.matchAll(/M-3000 (\d+)h7000V1400H-3000z" fill="#0f1a24"/g)].map(([, y]) =>
      Number(y),
    );
    if (grounds.length > 0 && Math.max(...grounds) >= 420)
      expect([name, Number(from) - Math.max(...grounds)]).toEqual([name, 10]);
  }
});
