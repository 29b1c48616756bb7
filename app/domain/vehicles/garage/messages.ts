import { SESSION_ENDED } from '~/domain/accounts/visitor';
import type { ChooseVehicleResult, RenameVehicleResult } from './change-garage.server';

export const chooseMessages: Readonly<Record<Extract<ChooseVehicleResult, { ok: false }>['code'], string>> = {
  'unknown-vehicle': 'Dieses Fahrzeug kennen wir nicht mehr. Bitte wählen Sie es neu.',
  'session-ended': SESSION_ENDED,
};

export function renameMessage(result: Extract<RenameVehicleResult, { ok: false }>): string {
  switch (result.code) {
    case 'not-in-garage':
      return 'Dieses Fahrzeug steht nicht mehr in Ihrer Garage.';
    case 'name-too-long':
      return `Ein Name hat höchstens ${result.limit} Zeichen.`;
  }
}

export const garageFullMessage = (limit: number): string =>
  `Das Fahrzeug ist gewählt. Ihre Garage ist voll: Sie hat Platz für ${limit} Fahrzeuge.`;
