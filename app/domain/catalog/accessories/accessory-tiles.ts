interface AccessoryTile {
  title: string;
  category: string;
  isOfMake?: true;
  query?: string;
}

/** Four rows of four (spec 1, section 2, accessories landing page). */
export const accessoryTiles: readonly AccessoryTile[] = [
  { title: 'Fußmatten', category: 'fussmatten', isOfMake: true },
  { title: 'Schneeketten', category: 'schneeketten', isOfMake: true },
  { title: 'Dachträger', category: 'dachtraeger', isOfMake: true },
  { title: 'Anhängerkupplungen', category: 'anhaengerkupplung', isOfMake: true },

  { title: 'Pflege und Reinigung', category: 'pflege-reinigung' },
  { title: 'Außenzubehör', category: 'aussenzubehoer', isOfMake: true },
  { title: 'Kofferraum', category: 'kofferraum', isOfMake: true },
  { title: 'Folien und Aufkleber', category: 'folien-aufkleber', isOfMake: true },

  { title: 'Ersatzteile', category: 'technik-elektrik' },
  { title: 'Winterkompletträder', category: 'komplettraeder', query: 'saison=winter' },
  { title: 'Dachboxen', category: 'dachboxen', isOfMake: true },
  { title: 'Kindersitze', category: 'kindersitze' },

  { title: 'Modellautos', category: 'modellautos', isOfMake: true },
  { title: 'Accessoires', category: 'accessoires', isOfMake: true },
  { title: 'Bekleidung', category: 'bekleidung', isOfMake: true },
  { title: 'Fahrradträger', category: 'fahrradtraeger', isOfMake: true },
];
