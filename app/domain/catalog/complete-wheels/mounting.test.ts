import { describe, expect, it } from 'vitest';
import { mountingProblem, rimWidths } from './mounting';

describe('which rims a tyre may be mounted on', () => {
  // Measuring and permitted rims as makers' data sheets have them.
  it.each([
    ['155/80 R13', { width: 155, aspect: 80 }, 35, 55],
    ['195/65 R15', { width: 195, aspect: 65 }, 50, 70],
    ['205/55 R16', { width: 205, aspect: 55 }, 55, 75],
    ['225/45 R17', { width: 225, aspect: 45 }, 70, 85],
    ['225/40 R18', { width: 225, aspect: 40 }, 75, 90],
    ['255/35 R19', { width: 255, aspect: 35 }, 85, 100],
    ['195 R14, of which no height is named', { width: 195, aspect: 0 }, 45, 65],
  ])('%s', (_, size, from, to) => {
    expect(rimWidths(size)).toEqual({ from, to });
  });

  const golf = { width: 205, aspect: 55, rimTenths: 160 };
  it.each([
    [65, 160, undefined],
    [55, 160, undefined],
    [75, 160, undefined],
    [50, 160, 'rim-too-narrow'],
    [80, 160, 'rim-too-wide'],
    [65, 165, 'other-diameter'],
    [65, 170, 'other-diameter'],
  ])('205/55 R16 on %i x %i tenths of an inch: %s', (widthTenths, diameterTenths, problem) => {
    expect(mountingProblem({ widthTenths, diameterTenths }, golf)).toBe(problem);
  });
});
