import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import { CarSilhouette } from './car-silhouette';
import { MountedWheelsSheet } from './mounted-wheels';
import { treadPatterns } from './tread-patterns';
import { TyreDrawing, type TyreDrawingProps } from './tyre-drawing';
import { wheelGeometry } from './tyre-geometry';
import type { TyrePattern } from './tyre-patterns';
import { outlines } from './vehicle-drawings';

const patterns = Object.keys(treadPatterns) as TyrePattern[];
const tyre: Omit<TyreDrawingProps, 'pattern'> = {
  maker: 'Falken Tyre Europe',
  marking: '235/65 R16C 115/113R',
  width: 235,
  aspect: 65,
  inches: 16,
  threePmsf: true,
};

function bytes(markup: string): number {
  return new TextEncoder().encode(markup).length;
}

it('tells bodies of cars apart, each by an outline of its own', () => {
  const drawn = Object.values(outlines).map((body) => renderToStaticMarkup(<CarSilhouette body={body} />));
  expect(new Set(drawn).size).toBe(Object.keys(outlines).length);
});

describe('tyre drawing', () => {
  it.each(patterns)('%s is a standalone file under 7 KB', (pattern) => {
    for (const size of [{}, { width: 165, aspect: 80, inches: 13 }, { width: 315, aspect: 30, inches: 22 }]) {
      const markup = renderToStaticMarkup(<TyreDrawing {...tyre} {...size} pattern={pattern} />);
      expect(markup).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/);
      expect(markup).not.toMatch(/NaN|undefined/);
      expect(bytes(markup)).toBeLessThan(7 * 1024);
    }
  });

  it('draws every pattern differently', () => {
    const drawings = patterns.map((pattern) =>
      renderToStaticMarkup(<TyreDrawing {...tyre} pattern={pattern} />),
    );
    expect(new Set(drawings).size).toBe(patterns.length);
  });

  it('carries maker and marking, escaped, on the sidewall', () => {
    const markup = renderToStaticMarkup(<TyreDrawing {...tyre} maker="A & B <Reifen>" pattern="sport" />);
    expect(markup).toContain('A &amp; B &lt;REIFEN&gt;');
    expect(markup).toContain('>235/65 R16C 115/113R</textPath>');
  });
});

describe('proportions of a wheel', () => {
  it('shows less sidewall the lower the tyre', () => {
    const wall = (aspect: number) => {
      const wheel = wheelGeometry(225, aspect, 17);
      return wheel.outer - wheel.rim;
    };
    expect(wall(35)).toBeLessThan(wall(45));
    expect(wall(45)).toBeLessThan(wall(65));
  });

  it('shows more rim the larger its diameter', () => {
    expect(wheelGeometry(205, 55, 14).rim).toBeLessThan(wheelGeometry(205, 55, 18).rim);
  });

  it.each([
    [145, 80, 13],
    [205, 55, 16],
    [315, 30, 22],
  ])('keeps %i/%i R%i within the canvas', (width, aspect, inches) => {
    const { x, y, outer, squash, tread } = wheelGeometry(width, aspect, inches);
    expect(x - outer * squash).toBeGreaterThan(0);
    expect(x + outer * squash + tread).toBeLessThan(1000);
    expect(y + outer).toBeLessThan(1000);
  });
});

it('keeps the car a small drawing', () => {
  expect(bytes(renderToStaticMarkup(<CarSilhouette body="kombi" width={78} />))).toBeLessThan(3 * 1024);
});

it('mounts one wheel more on each car, the other axles on stands', () => {
  const cars = renderToStaticMarkup(<MountedWheelsSheet />)
    .split('<symbol ')
    .slice(1);
  const wheels = cars.map((car) => car.split(`r="14.5"`).length - 1);
  const stands = cars.map((car) => car.split(themeColours.warm).length - 1);
  expect(wheels).toEqual([0, 1, 2, 3, 4]);
  expect(stands).toEqual([2, 1, 0, 0, 0]);
});

it('gives every drawing colour as #rrggbb', () => {
  const flat = JSON.stringify(drawingColours).match(/:"[^"]*"/g) ?? [];
  expect(flat.length).toBeGreaterThan(40);
  for (const colour of flat) expect(colour).toMatch(/^:"#[0-9a-f]{6}"$/);
});
