import { foldText } from './folded-text';

/** A heading or a word without case, blanks, accents and signs: 'Art.-Nr.' → 'artnr', 'Größe' and 'GROESSE' → 'groesse'. */
export const plainWord = (text: string): string =>
  foldText(text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')).replace(
    /[^a-z0-9]/g,
    '',
  );
