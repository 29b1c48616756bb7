import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawingColours } from '../tokens/drawing-colours';
import { contrastRatio } from './colour-contrast';
import { TyreLabel, type TyreLabelProps } from './tyre-label';
import { eprelAddress } from './tyre-label-header';

const label: TyreLabelProps = {
  make: 'Continental',
  model: 'NordContact 6',
  size: '205/55 R16 91V',
  tyreClass: 'C1',
  fuel: 'B',
  wet: 'A',
  noiseClass: 'C',
  noiseDb: 73,
  threePmsf: true,
  iceGrip: true,
};

function description(markup: string): string {
  return /<desc[^>]*>(.*?)<\/desc>/.exec(markup)?.[1] ?? '';
}

describe('EU tyre label', () => {
  it('names every value in its description', () => {
    const text = description(renderToStaticMarkup(<TyreLabel {...label} />));
    for (const value of [
      'Continental NordContact 6',
      '205/55 R16 91V',
      'Reifenklasse C1',
      'Kraftstoffeffizienz B',
      'Nasshaftung A',
      '73 dB',
      'Geräuschklasse C',
      'Schneeverhältnisse',
      'Eis',
    ]) {
      expect(text).toContain(value);
    }
  });

  it('speaks of snow and ice only when the tyre is made for them', () => {
    const text = description(
      renderToStaticMarkup(<TyreLabel {...label} threePmsf={false} iceGrip={false} />),
    );
    expect(text).not.toMatch(/Schnee|Eis/);
  });

  it('has the proportions 75 to 110 and the number of the regulation', () => {
    const markup = renderToStaticMarkup(<TyreLabel {...label} />);
    expect(markup).toContain('viewBox="0 0 75 110"');
    expect(markup).toContain('>2020/740<');
  });

  it('has a QR code only with an EPREL number', () => {
    expect(renderToStaticMarkup(<TyreLabel {...label} />)).not.toContain('data-eprel');
    expect(renderToStaticMarkup(<TyreLabel {...label} eprelId="381667" />)).toContain('data-eprel="381667"');
    expect(eprelAddress('381667')).toBe('https://eprel.ec.europa.eu/qr/381667');
  });
});

describe('class arrows', () => {
  it.each(['A', 'B', 'C', 'D', 'E'] as const)('letter %s stands out from its colour by 4.5 to 1', (value) => {
    const colour = drawingColours.classMark[value];
    expect(contrastRatio(drawingColours.classInk[value], colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('measures black on white as 21 to 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});
