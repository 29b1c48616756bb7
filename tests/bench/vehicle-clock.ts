// Looks vehicles up: each line is a JSON list of method and argument.
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { selectByHand } from '~/domain/vehicles/finder/select-by-hand.server';
import { type SelectionStep, selectionSteps } from '~/domain/vehicles/vehicle';
import { context, runClock } from './clock-process';

function chosenOf(values: readonly string[]): Partial<Record<SelectionStep, string>> {
  return Object.fromEntries(values.map((value, index) => [selectionSteps[index], value]));
}

const ways: Record<string, (asked: string[]) => Promise<object | undefined>> = {
  key: ([hsn = '', tsn = '']) => findByKey(context, { hsn, tsn }),
  hand: (chosen) => selectByHand(context, chosenOf(chosen)),
  words: ([text = '']) => searchVehicles(context, text),
  vehicle: ([code = '']) => findVehicle(context, code),
};

await runClock(async (line, timed) => {
  const [way = '', ...asked] = JSON.parse(line) as string[];
  const look = ways[way];
  if (!look) throw new Error(`no way ${way}`);
  const found = await timed(() => look(asked));
  if (!found || ('ok' in found && !found.ok)) throw new Error(`nothing found: ${line}`);
});
