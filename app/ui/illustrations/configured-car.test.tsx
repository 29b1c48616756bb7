import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfiguredCar, type ConfiguredCarProps, carPaints } from './configured-car';
import { outlines, type VehicleDrawingName } from './vehicle-drawings';

const rendered = ['kleinwagen', 'schraegheck', 'limousine', 'kombi', 'suv', 'van'];
const bodies = Object.keys(outlines) as VehicleDrawingName[];
const usual: ConfiguredCarProps = {
  body: 'schraegheck',
  paint: 'rot',
  rim: { pattern: 'sport', finish: 'alloy', nuts: 5 },
  tyre: { width: 205, aspect: 55, inches: 16 },
  format: 'avif',
};
const draw = (asked: Partial<ConfiguredCarProps> = {}) =>
  renderToStaticMarkup(<ConfiguredCar {...usual} {...asked} />);
const layersOf = (svg: string, format = 'avif') =>
  [...svg.matchAll(/href="data:image\/(\w+);base64,([^"]*)"/g)].flatMap(([, type, data = '']) =>
    type === format ? [data] : [],
  );

/** X of both axles and the radius of the wheels. */
function wheelsOf(svg: string): [rear: number, front: number, radius: number] {
  const places = [...svg.matchAll(/transform="translate\(([\d.]+) ([\d.]+)\)"><g>(?:<g id="wheel"|<use)/g)];
  const [[, rear, y] = [], [, front] = []] = places;
  return [Number(rear), Number(front), 76 - Number(y)];
}

describe.each(bodies)('a %s', (body) => {
  const svg = draw({ body });

  it(rendered.includes(body) ? 'is rendered: paint, and the parts upon it' : 'is drawn', () => {
    expect(new Set(layersOf(svg)).size).toBe(rendered.includes(body) ? 2 : 0);
    expect(svg.replace(/data:[^"]*/g, '')).not.toMatch(/NaN|undefined/);
    for (const layer of layersOf(svg)) expect(layer.length * 0.75).toBeLessThan(25 * 1024);
  });

  it('has the same photos for browsers without AVIF', () => {
    const plain = draw({ body, format: 'webp' });
    const layers = layersOf(plain, 'webp');
    expect([layers.length, layersOf(plain).length]).toEqual([layersOf(svg).length, 0]);
    for (const layer of layers) expect(layer.length * 0.75).toBeLessThan(40 * 1024);
    const withoutPhotos = (text: string) => text.replace(/data:[^"]*/g, '');
    expect(withoutPhotos(plain)).toBe(withoutPhotos(svg));
  });

  it('stands on two wheels that are at least 110 px of 1,000 px', () => {
    const [rear, front, radius] = wheelsOf(svg);
    expect((2 * radius * 1000) / 240).toBeGreaterThanOrEqual(110);
    expect(rear - radius).toBeGreaterThan(0);
    expect(front + radius).toBeLessThan(240);
    expect(front - rear).toBeGreaterThan(4 * radius);
  });
});

it.each(rendered as VehicleDrawingName[])('a %s is rendered obliquely, too', (body) => {
  const svg = draw({ body, view: 'schraeg' });
  const layers = layersOf(svg);
  expect(new Set([...layers, ...layersOf(draw({ body }))]).size).toBe(4);
  for (const layer of layers) expect(layer.length * 0.75).toBeLessThan(25 * 1024);
  expect(svg.replace(/data:[^"]*/g, '')).not.toMatch(/NaN|undefined/);
  const places = [...svg.matchAll(/transform="matrix\(([^)]*)\)"/g)].map(([, text = '']) =>
    text.split(' ').map(Number),
  );
  const [rear = [], front = []] = places;
  expect(places.length).toBe(2);
  // The nearer wheel is larger and lower, and both are narrower than high.
  expect(front[0]).toBeGreaterThan(rear[0] ?? 0);
  expect(front[5]).toBeGreaterThan(rear[5] ?? 0);
  for (const [across = 0, , , down = 0] of places) expect(across).toBeLessThan(down);
});

it('shows a drawn body from the side only', () => {
  expect(draw({ body: 'cabrio', view: 'schraeg' })).toBe(draw({ body: 'cabrio' }));
});

it('shows the brake between the spokes', () => {
  expect(draw()).toContain('url(#brake)');
});

it('shows a picture of its own for each body', () => {
  const layers = rendered.flatMap((body) => layersOf(draw({ body: body as VehicleDrawingName })));
  expect(new Set(layers).size).toBe(2 * rendered.length);
});

it('paints by a matrix of its own for each paint', () => {
  const matrices = carPaints.map((paint) => /<feColorMatrix values="([^"]*)"/.exec(draw({ paint }))?.[1]);
  expect(new Set(matrices).size).toBe(carPaints.length);
  expect(matrices[carPaints.indexOf('rot')]).toBe('0.3763 1 0 0 0 0.0144 1 0 0 0 0.0137 1 0 0 0 0 0 0 1 0');
});

it('draws a tyre at its true size, but never larger than the arch', () => {
  const radius = (width: number, aspect: number, inches: number) =>
    wheelsOf(draw({ tyre: { width, aspect, inches } }))[2];
  expect(radius(205, 55, 16) / radius(175, 65, 14)).toBeCloseTo(631.9 / 583.1, 2);
  expect(radius(225, 45, 17)).toBeCloseTo(radius(205, 55, 16), 0);
  expect(radius(315, 80, 22)).toBe(radius(395, 80, 26));
});
