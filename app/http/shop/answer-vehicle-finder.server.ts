import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { findByVin } from '~/domain/vehicles/finder/find-by-vin.server';
import {
  keyMessage,
  searchMessage,
  selectionMessage,
  stepNames,
  vinMessage,
} from '~/domain/vehicles/finder/messages';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { type OfferedStep, selectByHand } from '~/domain/vehicles/finder/select-by-hand.server';
import { type ShownVehicle, shownVehicle } from '~/domain/vehicles/shown-vehicle';
import { type SelectionStep, selectionSteps, type VehicleSummary } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';

/** The ways to a vehicle (spec, document 2, section 3), with the field that each is asked by first. */
export type FinderWay = 'key' | 'hand' | 'words' | 'vin';

/** The parameter of each step of the selection by hand. */
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

/** What a way has found. */
export interface Found {
  way: FinderWay;
  vehicles: (ShownVehicle & { ecode: string | null })[];
  /** Said above them. */
  note: string | undefined;
}

interface Problem {
  way: FinderWay;
  /** Of the field that it is about. */
  field: string;
  text: string;
}

/** What somebody has typed or chosen so far, and what it led to. */
export interface VehicleFinderData {
  typed: { hsn: string; tsn: string; suche: string; fin: string };
  steps: (Omit<OfferedStep, 'step'> & { field: string; label: string })[];
  found: Found | undefined;
  problem: Problem | undefined;
}

function foundBy(way: FinderWay, vehicles: readonly VehicleSummary[], note?: string): Found {
  const shown = vehicles.map((one) => ({ ...shownVehicle(one), ecode: one.datECodePrefix }));
  const choice =
    shown.length > 1 ? `${shown.length} Fahrzeuge kommen in Frage: bitte wählen Sie Ihres.` : undefined;
  return { way, vehicles: shown, note: [note, choice].filter(Boolean).join(' ') || undefined };
}

type Answer = Pick<VehicleFinderData, 'found' | 'problem'>;

const problem = (way: FinderWay, field: string, text: string): Answer => ({
  found: undefined,
  problem: { way, field, text },
});

async function byKey(context: Context, typed: VehicleFinderData['typed']): Promise<Answer> {
  const result = await findByKey(context, typed);
  if (result.ok) return { found: foundBy('key', result.vehicles), problem: undefined };
  return problem('key', result.code === 'malformed-tsn' ? 'tsn' : 'hsn', keyMessage(result));
}

async function byWords(context: Context, { suche }: VehicleFinderData['typed']): Promise<Answer> {
  const result = await searchVehicles(context, suche);
  if (!result.ok) return problem('words', 'suche', searchMessage(result));
  const ignored = result.ignoredWords.map((word) => `„${word}“`).join(', ');
  const notes = [
    ignored && `Zu ${ignored} finden wir nichts, zum Rest dies.`,
    result.hasMore && 'Es gibt noch mehr: mit weiteren Wörtern wird die Liste kürzer.',
  ];
  return {
    found: foundBy('words', result.vehicles, notes.filter(Boolean).join(' ')),
    problem: undefined,
  };
}

async function byVin(context: Context, { fin }: VehicleFinderData['typed']): Promise<Answer> {
  const result = await findByVin(context, fin);
  if (!result.ok) return problem('vin', 'fin', vinMessage(result));
  return { found: foundBy('vin', result.vehicles), problem: undefined };
}

/** What the selection by hand offers, and where it has led to; `isAsked` tells whether anything was chosen in it. */
async function byHand(context: Context, chosen: Partial<Record<SelectionStep, string>>) {
  const result = await selectByHand(context, chosen);
  const steps = 'steps' in result ? result.steps : [];
  const shown = steps.map(({ step, ...rest }) => ({
    ...rest,
    field: stepFields[step],
    label: stepNames[step],
  }));
  const isAsked = Object.values(chosen).some(Boolean);
  if (!isAsked) return { steps: shown, answer: { found: undefined, problem: undefined } };
  if (!result.ok) {
    const field = result.code === 'unknown-choice' ? stepFields[result.step] : stepFields.vehicleType;
    return { steps: shown, answer: problem('hand', field, selectionMessage(result)) };
  }
  const found = result.vehicles.length > 0 ? foundBy('hand', result.vehicles) : undefined;
  return { steps: shown, answer: { found, problem: undefined } };
}

/**
 * What the page of the vehicle shows for its address: the first way that was asked answers. Without data of DAT a location knows
 * keys only (spec, document 1: hasDat).
 */
export async function answerVehicleFinder(
  context: Context,
  query: URLSearchParams,
  hasDat: boolean,
): Promise<VehicleFinderData> {
  const field = (name: string) => (query.get(name) ?? '').slice(0, MAX_TYPED);
  const typed = { hsn: field('hsn'), tsn: field('tsn'), suche: field('suche'), fin: field('fin') };
  const chosen = Object.fromEntries(selectionSteps.map((step) => [step, field(stepFields[step])]));
  const hand = hasDat ? await byHand(context, chosen) : undefined;
  const answer = async (): Promise<Answer> => {
    if (query.has('hsn') || query.has('tsn')) return byKey(context, typed);
    if (hasDat && query.has('suche')) return byWords(context, typed);
    if (hasDat && query.has('fin')) return byVin(context, typed);
    return hand?.answer ?? { found: undefined, problem: undefined };
  };
  return { typed, steps: hand?.steps ?? [], ...(await answer()) };
}
