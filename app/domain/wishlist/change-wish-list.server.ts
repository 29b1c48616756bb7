import { SESSION_ENDED, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { moveWishList } from './move-wish-list.server';
import { wishListAction } from './schemas';
import { shareWishList, unshareWishList } from './share.server';
import { forget, type RememberResult, remember, WISH_LIST_LIMIT } from './wish-list.server';

const refusals: Record<Exclude<RememberResult, 'remembered'>, string> = {
  'unknown-article': 'Diesen Artikel gibt es nicht mehr.',
  'list-full': `Ihre Merkliste ist voll: höchstens ${WISH_LIST_LIMIT} Artikel.`,
  'session-ended': SESSION_ENDED,
};

/** Carries out what a form sent to the wish list. @returns why it was refused, unless it is done */
export async function changeWishList(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  form: FormData,
): Promise<{ refusal?: string; session?: SessionChange }> {
  const parsed = wishListAction.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { refusal: issue?.path[0] === 'artikel' ? issue.message : 'Das verstehen wir nicht.' };
  }
  const { data } = parsed;
  switch (data.aktion) {
    case 'merken': {
      const { result, session } = await remember(tenant, context, visitor, data.artikel);
      return { refusal: result === 'remembered' ? undefined : refusals[result], session };
    }
    case 'vergessen':
      await forget(tenant, context, visitor, data.artikel);
      return {};
    case 'teilen':
      return { session: await shareWishList(tenant, context, visitor) };
    case 'nicht-teilen':
      await unshareWishList(tenant, context, visitor);
      return {};
    case 'mitnehmen': {
      const source = tenant.group.find(({ url }) => url === data.standort);
      if (!source) return { refusal: 'Diesen Standort gibt es nicht.' };
      await moveWishList(tenant, context, visitor, source);
      return {};
    }
  }
}
