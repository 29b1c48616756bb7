import type { BodyType, VehicleSummary } from './vehicle';

export interface VehicleView {
  code: string;
  label: string;
  facts: string;
  bodyType: BodyType;
}

const HORSEPOWER_OF_KW = 1.359_62;

/** '2012-11-01' → '11/2012' */
function monthOf(day: string): string {
  const [year, month] = day.split('-');
  return `${month}/${year}`;
}

function yearsOf({ builtFrom, builtUntil }: VehicleSummary): string {
  const from = builtFrom && monthOf(builtFrom);
  const until = builtUntil && monthOf(builtUntil);
  if (from && until) return `${from} bis ${until}`;
  return from ? `ab ${from}` : until ? `bis ${until}` : '';
}

function powerOf({ powerKw }: VehicleSummary): string {
  return powerKw === null ? '' : `${powerKw} kW (${Math.round(powerKw * HORSEPOWER_OF_KW)} PS)`;
}

export function vehicleView(vehicle: VehicleSummary): VehicleView {
  const { code, label, carBodyOption, bodyType } = vehicle;
  const facts = [powerOf(vehicle), yearsOf(vehicle), carBodyOption].filter(Boolean).join(' · ');
  return { code, label, facts, bodyType };
}
