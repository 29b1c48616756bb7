import { loadOf, speedText } from '~/values/tyre-indices';
import { formatRim, type TyreMarking, UNNAMED_ASPECT } from '~/values/tyre-size';

export interface SizeWord {
  mark: string;
  term: string;
  meaning: string;
}

export function sizeWords(tyre: TyreMarking): SizeWord[] {
  const { width, aspect, construction, rimTenths, loadIndex, twinLoadIndex, speedIndex } = tyre;
  const height = Math.round((width * (aspect || UNNAMED_ASPECT)) / 100);
  const twin = twinLoadIndex ? `, als Zwilling ${loadOf(twinLoadIndex)} kg` : '';
  const words: (SizeWord | false)[] = [
    { mark: String(width), term: 'Breite', meaning: `${width} mm` },
    aspect > 0 && { mark: String(aspect), term: 'Höhe', meaning: `${aspect} % der Breite, ${height} mm` },
    { mark: construction, term: 'Bauart', meaning: 'radial' },
    {
      mark: formatRim(rimTenths),
      term: 'Felge',
      meaning: `${formatRim(rimTenths).replace('.', ',')} Zoll, ${Math.round(rimTenths * 2.54)} mm`,
    },
    tyre.isCommercial && { mark: 'C', term: 'Verwendung', meaning: 'für Transporter' },
    {
      mark: String(loadIndex),
      term: 'Tragfähigkeit',
      meaning: `${loadOf(loadIndex) ?? '?'} kg je Reifen${twin}`,
    },
    { mark: speedIndex, term: 'Geschwindigkeit', meaning: speedText(speedIndex) },
    tyre.isExtraLoad && { mark: 'XL', term: 'Ausführung', meaning: 'verstärkt' },
  ];
  return words.filter((word) => word !== false);
}
