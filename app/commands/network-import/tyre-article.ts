import { type Tyre, tyreCategories, tyrePictureKey, tyreTitle } from '~/domain/catalog/tyres/tyre';
import { speedOf } from '~/values/tyre-indices';
import { formatSize } from '~/values/tyre-size';
import type { NetworkFiles, TyreRow } from '../network-files/read-network';
import type { FiledArticle } from './write-kind.server';

type TyreColumns = Omit<Tyre, 'articleId'>;
type TyreCategory = Pick<NetworkFiles['categories'][number]['subCategories'][number], 'url' | 'reifen'>;

function tyreColumns(file: TyreRow): TyreColumns {
  return {
    model: file.modell,
    season: file.saison,
    vehicleKind: file.fahrzeug,
    width: file.breite,
    aspect: file.hoehe ?? 0,
    construction: file.bauart,
    rimTenths: file.durchmesser * 10,
    loadIndex: file.tragfaehigkeit,
    twinLoadIndex: file.tragfaehigkeitZwilling,
    speedIndex: file.geschwindigkeitsindex,
    speedKmh: speedOf(file.geschwindigkeitsindex) ?? 0,
    isExtraLoad: file.xl,
    isCommercial: file.c,
    runFlatMark: file.runflat,
    oeMark: file.oe,
    hasAlpineSymbol: file.alpin,
    isMudAndSnow: file.ms,
    hasRimProtection: file.felgenschutz,
    hasIceGrip: file.eis,
    fuelClass: file.kraftstoff,
    wetClass: file.nasshaftung,
    noiseClass: file.geraeusch,
    noiseDb: file.db,
    eprelId: file.eprel,
    tread: file.profil,
    dotYear: file.dot,
  };
}

/** A tyre of `tyres.csv` as an article. @param selections categories that choose tyres of their own */
export function tyreArticle(file: TyreRow, selections: readonly TyreCategory[]): FiledArticle<TyreColumns> {
  const own = tyreColumns(file);
  const make = file.hersteller;
  const chosen = selections.filter(
    ({ reifen }) =>
      (!reifen?.fahrzeug || reifen.fahrzeug === own.vehicleKind) && (!reifen?.runflat || own.runFlatMark),
  );
  return {
    code: file.id,
    gtin: file.gtin,
    make,
    title: tyreTitle({ make, model: file.modell }),
    subtitle: formatSize(own),
    pictureKey: tyrePictureKey({ make, ...own }),
    // A season's category may choose tyres besides.
    categoryUrls: [...new Set([...tyreCategories(own), ...chosen.map(({ url }) => url)])],
    priceCents: file.preisCents,
    own,
  };
}
