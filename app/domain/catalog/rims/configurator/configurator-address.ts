import { formatChoice, paintNames } from './configurator-words';
import { choiceFields, type RimChoice } from './rim-choice';

export const RIM = 'felge';
export const PAINT = 'lack';

export function addressOf(path: string, choice: RimChoice, rim: string | undefined, paint: string): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(choiceFields) as [keyof typeof choiceFields, string][]) {
    const value = choice[name];
    if (value !== undefined) query.set(field, formatChoice(name, value));
  }
  if (rim) query.set(RIM, rim);
  const [usual] = paintNames.keys();
  if (paint !== usual) query.set(PAINT, paint);
  return query.size > 0 ? `${path}?${query}` : path;
}
