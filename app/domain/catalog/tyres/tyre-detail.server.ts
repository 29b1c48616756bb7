import type { Tenant } from '~/domain/tenancy/tenant';
import { tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { arrivalDay, formatDay } from '../inventory/delivery';
import { findTyre, type ListedTyre, similarTyres } from './find-tyres.server';
import { loadOf, speedText } from './indices';
import { labelTyreClass, tyreTitle } from './tyre';
import { type TyreCardData, tyreCard } from './tyre-card';
import { formatDimension, formatRim } from './tyre-size';
import { seasonNames } from './tyre-terms';

/** Everything the page of a tyre shows. */
export interface TyreDetail {
  card: TyreCardData;
  title: string;
  gtin: string;
  eprelId: string | null;
  tyreClass: 'C1' | 'C2';
  hasAlpineSymbol: boolean;
  hasIceGrip: boolean;
  seasonName: string;
  /** Address of the list of this size. */
  sizeList: string;
  dimension: string;
  priceCents: Cents;
  stockHere: number;
  stockCentral: number;
  /** 'Di., 24.11.' */
  arrivalText: string;
  city: string;
  /** Rows of the data table: term and value. */
  facts: [string, string][];
  similar: TyreCardData[];
}

const yesNo = (value: boolean) => (value ? 'ja' : 'nein');

function factsOf(tyre: ListedTyre): [string, string][] {
  const twin = tyre.twinLoadIndex
    ? ` / ${tyre.twinLoadIndex} (Zwilling ${loadOf(tyre.twinLoadIndex)} kg)`
    : '';
  return [
    ['Hersteller', tyre.make],
    ['Modell', tyre.model],
    ['Saison', seasonNames[tyre.season]],
    ['Fahrzeugart', tyre.vehicleKind],
    ['Breite', `${tyre.width} mm`],
    ['Höhe', tyre.aspect === 0 ? 'nicht genannt (82 % der Breite)' : `${tyre.aspect} % der Breite`],
    ['Bauart', tyre.construction === 'ZR' ? 'ZR (radial, über 240 km/h)' : 'R (radial)'],
    ['Felgendurchmesser', `${formatRim(tyre.rimTenths)} Zoll`],
    ['Tragfähigkeitsindex', `${tyre.loadIndex} (${loadOf(tyre.loadIndex) ?? '?'} kg)${twin}`],
    ['Geschwindigkeitsindex', `${tyre.speedIndex} (${speedText(tyre.speedIndex)})`],
    ['Verstärkt (XL)', yesNo(tyre.isExtraLoad)],
    ['Notlauf (Runflat)', tyre.runFlatMark ?? 'nein'],
    ['Erstausrüster-Kennung', tyre.oeMark ?? 'keine'],
    ['Alpine-Symbol (3PMSF)', yesNo(tyre.hasAlpineSymbol)],
    ['M+S', yesNo(tyre.isMudAndSnow)],
    ['Felgenschutz', yesNo(tyre.hasRimProtection)],
    ['Herstellungsjahr (DOT)', `${tyre.dotYear} oder jünger`],
    ['EAN', tyre.gtin ?? '–'],
  ];
}

/** Loads the page of one tyre; undefined when there is no such tyre. */
export async function loadTyreDetail(
  tenant: Tenant,
  context: Context,
  id: string,
): Promise<TyreDetail | undefined> {
  const tyre = await findTyre(tenant, context, id);
  if (!tyre) return undefined;
  const { city, deliveryDays } = tenant.location;
  const arrival = arrivalDay(context.now(), deliveryDays);
  const similar = await similarTyres(tenant, context, tyre);
  return {
    card: tyreCard(tyre, city, arrival),
    title: tyreTitle(tyre),
    gtin: tyre.gtin ?? '',
    eprelId: tyre.eprelId,
    tyreClass: labelTyreClass(tyre),
    hasAlpineSymbol: tyre.hasAlpineSymbol,
    hasIceGrip: tyre.hasIceGrip,
    seasonName: seasonNames[tyre.season],
    sizeList: `${tyresPath}?breite=${tyre.width}&hoehe=${tyre.aspect}&durchmesser=${formatRim(tyre.rimTenths)}&saison=${tyre.season}`,
    dimension: formatDimension(tyre),
    priceCents: tyre.priceCents,
    stockHere: tyre.stockHere,
    stockCentral: tyre.stockCentral,
    arrivalText: formatDay(arrival),
    city,
    facts: factsOf(tyre),
    similar: similar.map((other) => tyreCard(other, city, arrival)),
  };
}
