export const choiceFields = {
  diameterTenths: 'durchmesser',
  widthTenths: 'breite',
  design: 'design',
  colour: 'farbe',
} as const;

type ChoiceName = keyof typeof choiceFields;
const names = Object.keys(choiceFields) as ChoiceName[];

export type ConfiguredRim = Record<'diameterTenths' | 'widthTenths', number> &
  Record<'design' | 'colour', string>;

/** Undefined leaves the field open. */
export type RimChoice = { [Name in ChoiceName]?: ConfiguredRim[Name] | undefined };

export interface CountedValue {
  value: string | number;
  count: number;
}

const matches = (rim: ConfiguredRim, choice: RimChoice, except?: ChoiceName) =>
  names.every((name) => name === except || choice[name] === undefined || rim[name] === choice[name]);

export function chosenRims<Rim extends ConfiguredRim>(rims: readonly Rim[], choice: RimChoice): Rim[] {
  return rims.filter((rim) => matches(rim, choice));
}

/** By field: each value with the number of rims that would be left if it were selected too. */
export function countChoices(
  rims: readonly ConfiguredRim[],
  choice: RimChoice,
): Record<ChoiceName, CountedValue[]> {
  const counted = names.map((name) => {
    const values = [...new Set(rims.map((rim) => rim[name]))].sort((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'de'),
    );
    const left = rims.filter((rim) => matches(rim, choice, name));
    return [
      name,
      values.map((value) => ({ value, count: left.filter((rim) => rim[name] === value).length })),
    ] as const;
  });
  return Object.fromEntries(counted) as Record<ChoiceName, CountedValue[]>;
}

/** Reports values that no rim has. */
export function readChoice(
  rims: readonly ConfiguredRim[],
  query: URLSearchParams,
  format: (name: ChoiceName, value: string | number) => string,
): { choice: RimChoice; unread: string[] } {
  const unread: string[] = [];
  const choice: Record<string, string | number> = {};
  for (const name of names) {
    const text = query.get(choiceFields[name])?.trim();
    if (!text) continue;
    const value = rims.map((rim) => rim[name]).find((one) => format(name, one) === text);
    if (value === undefined) unread.push(text);
    else choice[name] = value;
  }
  return { choice, unread };
}
