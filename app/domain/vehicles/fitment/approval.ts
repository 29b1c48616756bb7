import type { RimApproval } from './verdict';

export interface NamedVehicle {
  code: string;
  datECodePrefix: string | null;
}

export function namesVehicle(
  { vehicles, ecodes }: Pick<RimApproval, 'vehicles' | 'ecodes'>,
  { code, datECodePrefix }: NamedVehicle,
): boolean {
  return vehicles.includes(code) || ecodes.some((ecode) => datECodePrefix?.startsWith(ecode));
}

/** Original and ECE wheels stand in for the rims of the documents; the others bring sizes of their own. */
export const isLikeOriginal = ({ kind }: Pick<RimApproval, 'kind'>): boolean =>
  kind === 'original' || kind === 'ece';

export const isForAxle = ({ axle }: Pick<RimApproval, 'axle'>, asked: 'front' | 'rear'): boolean =>
  axle === 'both' || axle === asked;

export const needsInspection = (approval: Pick<RimApproval, 'kind' | 'needsInspection'>): boolean =>
  approval.kind === 'teilegutachten' || approval.needsInspection;
