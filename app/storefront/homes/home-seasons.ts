import { allSeasonTyresPath, picturePath, summerTyresPath, winterTyresPath } from '~/paths';

export interface SeasonCard {
  to: string;
  title: string;
  text: string;
  picture: string;
}

const cards: SeasonCard[] = [
  {
    to: summerTyresPath,
    title: 'Sommerreifen',
    text: 'Kurze Bremswege auf trockener und nasser Straße, von Ostern bis Oktober.',
    picture: picturePath('tyre', 'asymmetrisch/Sommer/205%2F55%20R16'),
  },
  {
    to: winterTyresPath,
    title: 'Winterreifen',
    text: 'Alle mit Alpine-Symbol: für Schnee und Eis zugelassen.',
    picture: picturePath('tyre', 'alpin/Winter/205%2F55%20R16'),
  },
  {
    to: allSeasonTyresPath,
    // Soft hyphen: phones show three cards in a row.
    title: 'Ganzjahres\u00adreifen',
    text: 'Ein Satz für das ganze Jahr, ebenfalls mit Alpine-Symbol.',
    picture: picturePath('tyre', 'allwetter/Ganzjahr/205%2F55%20R16'),
  },
];

/** @param shown paths of the pages that the visitor may see */
export const seasonCards = (shown: readonly string[]): SeasonCard[] =>
  cards.filter(({ to }) => shown.includes(to));
