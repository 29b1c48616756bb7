import type { RouterContextProvider } from 'react-router';
import { readDraft } from '~/domain/checkout/checkout.server';
import { checkoutPrefill } from '~/domain/checkout/prefill.server';
import { positionOfPlace } from '~/domain/tenancy/places/search-locations.server';
import { type Position, positionOf } from '~/domain/tenancy/premises';
import { MAX_PLACE_LENGTH, rememberedPlace } from '../remembered-place';
import { requestScope } from '../request-scope';

export interface KnownPlace {
  name: string;
  position: Position | undefined;
  isTyped: boolean;
}

/** Typed here, or typed before, or of the entered or stored address, or else the location. */
export async function knownPlace(
  routerContext: Readonly<RouterContextProvider>,
  { request, url, cartId }: { request: Request; url: URL; cartId: string },
): Promise<KnownPlace> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_PLACE_LENGTH);
  const [draft] = await readDraft(context.db, { cartId });
  const [stored] = (await checkoutPrefill(context, visitor))?.addresses ?? [];
  const names = [typed, rememberedPlace(request), draft?.address?.postcode, stored?.postcode];
  for (const name of names) {
    const position = name ? await positionOfPlace(tenant, context, name) : undefined;
    if (name && position) return { name, position, isTyped: name === typed };
  }
  return { name: tenant.location.city, position: positionOf(tenant.location), isTyped: false };
}
