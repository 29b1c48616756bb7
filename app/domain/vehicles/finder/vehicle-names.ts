import { makeKey } from '../car-make';
import type { VehicleSummary } from '../vehicle';
import { searchTokens, wordsOf } from './search-words';

/** Distinct names of vehicles; `ecodes` begin their DAT ECodes. */
export interface NamedModel
  extends Pick<VehicleSummary, 'manufacturer' | 'baseModel' | 'subModel' | 'engineOption' | 'carBodyOption'> {
  builtFrom: string | null;
  builtUntil: string | null;
  ecode: string | null;
}

/** The last word of a longer make may stand for it: 'Benz' */
const MIN_SHORT_MAKE = 4;

export interface NamesEntry {
  models: NamedModel[];
  make: string;
  model: string;
}

export interface VehicleNames {
  /** By key of the make, by its last word, and by joined name of the model. */
  makes: ReadonlyMap<string, NamesEntry>;
  models: ReadonlyMap<string, NamesEntry[]>;
  tokensOf: (model: NamedModel) => ReadonlySet<string>;
  texts: readonly string[];
}

const joined = (text: string) => wordsOf(text).join('');

export function indexVehicleNames(models: readonly NamedModel[]): VehicleNames {
  const makes = new Map<string, NamesEntry>();
  const byModel = new Map<string, Map<string, NamesEntry>>();
  const add = (name: string, model: NamedModel) => {
    if (name === '') return;
    const entries = byModel.get(name) ?? new Map<string, NamesEntry>();
    byModel.set(name, entries);
    const { manufacturer, baseModel } = model;
    const known = entries.get(`${manufacturer} ${baseModel}`);
    if (known) known.models.push(model);
    else
      entries.set(`${manufacturer} ${baseModel}`, { make: manufacturer, model: baseModel, models: [model] });
  };
  for (const model of models) {
    const key = makeKey(model.manufacturer);
    const entry = makes.get(key) ?? { make: model.manufacturer, model: '', models: [] };
    entry.models.push(model);
    makes.set(key, entry);
    add(joined(model.baseModel), model);
    if (/\d/.test(model.subModel) && joined(model.subModel) !== joined(model.baseModel))
      add(joined(model.subModel), model);
  }
  for (const entry of [...makes.values()]) {
    const last = wordsOf(entry.make).at(-1) ?? '';
    if (last.length >= MIN_SHORT_MAKE && !makes.has(last)) makes.set(last, entry);
  }
  const tokens = new WeakMap<NamedModel, ReadonlySet<string>>();
  const tokensOf = (model: NamedModel) => {
    const known = tokens.get(model);
    if (known) return known;
    const made = new Set(
      searchTokens({
        ...model,
        vehicleType: 'PKW',
        gearingOption: '',
        equipmentLineOption: '',
        label: '',
        datECodePrefix: null,
        powerKw: null,
        bodyType: 'limousine',
      }),
    );
    tokens.set(model, made);
    return made;
  };
  return {
    makes,
    models: new Map([...byModel].map(([name, all]) => [name, [...all.values()]])),
    tokensOf,
    texts: [...new Set(models.map(({ manufacturer, baseModel }) => `${manufacturer} ${baseModel}`))],
  };
}
