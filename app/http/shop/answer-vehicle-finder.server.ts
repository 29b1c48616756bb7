import type { VehicleFinderView } from '~/domain/vehicles/components/vehicle-finder';
import { type VehicleWay, vehicleWays } from '~/domain/vehicles/components/vehicle-ways';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { findByVin } from '~/domain/vehicles/finder/find-by-vin.server';
import {
  choiceNote,
  keyMessage,
  searchMessages,
  searchNotes,
  selectionMessage,
  stepNames,
  vinMessage,
} from '~/domain/vehicles/finder/messages';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { selectByHand } from '~/domain/vehicles/finder/select-by-hand.server';
import { type SelectionStep, selectionSteps, type VehicleSummary } from '~/domain/vehicles/vehicle';
import { vehicleView } from '~/domain/vehicles/vehicle-view';
import type { Context } from '~/platform/context';

const stepFields: Readonly<Record<SelectionStep, string>> = {
  vehicleType: 'fahrzeugart',
  manufacturer: 'hersteller',
  baseModel: 'modell',
  subModel: 'baureihe',
  engineOption: 'motor',
  carBodyOption: 'karosserie',
  gearingOption: 'getriebe',
  equipmentLineOption: 'ausstattung',
};

const MAX_TYPED = 100;

function foundVehicles(vehicles: readonly VehicleSummary[], notes: readonly string[] = []): Answer {
  const shown = vehicles.map((one) => ({ ...vehicleView(one), ecode: one.datECodePrefix }));
  const choice = shown.length > 1 ? [choiceNote(shown.length)] : [];
  return { found: { vehicles: shown, note: [...notes, ...choice].join(' ') }, problem: undefined };
}

type Answer = Pick<VehicleFinderView, 'found' | 'problem'>;

const nothingAsked: Answer = { found: undefined, problem: undefined };

const refused = (field: string, text: string): Answer => ({ found: undefined, problem: { field, text } });

async function byKey(context: Context, typed: VehicleFinderView['typed'], hasDat: boolean): Promise<Answer> {
  const result = await findByKey(context, typed);
  if (result.ok) return foundVehicles(result.vehicles);
  return refused(result.code === 'malformed-tsn' ? 'tsn' : 'hsn', keyMessage(result, hasDat));
}

async function byWords(context: Context, { suche }: VehicleFinderView['typed']): Promise<Answer> {
  const result = await searchVehicles(context, suche);
  if (!result.ok) return refused('suche', searchMessages[result.code]);
  return foundVehicles(result.vehicles, searchNotes(result));
}

async function byVin(context: Context, { fin }: VehicleFinderView['typed']): Promise<Answer> {
  const result = await findByVin(context, fin);
  if (!result.ok) return refused('fin', vinMessage(result));
  return foundVehicles(result.vehicles);
}

async function byHand(context: Context, chosen: Partial<Record<SelectionStep, string>>) {
  const result = await selectByHand(context, chosen);
  const steps = 'steps' in result ? result.steps : [];
  const shown = steps.map(({ step, ...rest }) => ({
    ...rest,
    field: stepFields[step],
    label: stepNames[step],
  }));
  const isAsked = Object.values(chosen).some(Boolean);
  if (!isAsked) return { steps: shown, answer: nothingAsked };
  if (!result.ok) {
    const field = result.code === 'unknown-choice' ? stepFields[result.step] : stepFields.vehicleType;
    return { steps: shown, answer: refused(field, selectionMessage(result)) };
  }
  const answer = result.vehicles.length > 0 ? foundVehicles(result.vehicles) : nothingAsked;
  return { steps: shown, answer };
}

/** The tab of the typed or chosen values, else the one that the address names. */
function wayOf(query: URLSearchParams, isByHand: boolean, isByVin: boolean, hasDat: boolean): VehicleWay {
  const named = vehicleWays.find((way) => way === query.get('weg'));
  if (!hasDat || query.has('hsn') || query.has('tsn')) return 'schein';
  if (isByVin || query.has('suche')) return 'worte';
  return isByHand ? 'auswahl' : (named ?? 'schein');
}

/** Without vehicle data, DAT keys only (spec 1: hasDat). @param fin typed into a form; never part of the address */
export async function answerVehicleFinder(
  context: Context,
  query: URLSearchParams,
  hasDat: boolean,
  fin?: string,
): Promise<VehicleFinderView> {
  const field = (name: string) => (query.get(name) ?? '').slice(0, MAX_TYPED);
  const typed = {
    hsn: field('hsn'),
    tsn: field('tsn'),
    suche: field('suche'),
    fin: (fin ?? '').slice(0, MAX_TYPED),
  };
  const chosen = Object.fromEntries(selectionSteps.map((step) => [step, field(stepFields[step])]));
  const hand = hasDat ? await byHand(context, chosen) : undefined;
  const answer = async (): Promise<Answer> => {
    if (hasDat && fin !== undefined) return byVin(context, typed);
    if (query.has('hsn') || query.has('tsn')) return byKey(context, typed, hasDat);
    if (hasDat && query.has('suche')) return byWords(context, typed);
    return hand?.answer ?? nothingAsked;
  };
  const isByHand = Object.values(chosen).some(Boolean);
  return {
    way: wayOf(query, isByHand, fin !== undefined, hasDat),
    typed,
    steps: hand?.steps ?? [],
    ...(await answer()),
  };
}
