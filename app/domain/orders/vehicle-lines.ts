import { type LineOptions, vehicleOf } from '~/domain/catalog/articles/line-options';

/** 'Für Volkswagen Golf VII', and the verdict of that time. Empty if no vehicle was chosen. */
export function vehicleLines({ options }: { options: LineOptions }): string[] {
  const vehicle = vehicleOf(options);
  if (!vehicle) return [];
  return [`Für ${vehicle.label}`, ...(vehicle.verdict ? [vehicle.verdict.words] : [])];
}
