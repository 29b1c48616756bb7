import { countDead } from '~/domain/programs/subscriptions.server';
import type { Context } from '~/platform/context';
import type { Finding } from './finding';

export async function eventFindings(context: Context): Promise<Finding[]> {
  const count = await countDead(context);
  if (count === 0) return [];
  const text = `${count} events for programs were given up (radhaus events dead, radhaus events replay)`;
  const words = `${count} Meldungen an andere Programme kamen nicht an und werden nicht mehr versucht. Unter „Webhooks“ lassen sie sich noch einmal senden.`;
  return [{ kind: 'bad', text, words }];
}
