import { SESSION_ENDED, type Visitor } from '~/domain/accounts/visitor';
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

/** Carries out what a form sent to the wish list. @returns why it was refused, or undefined when it is done */
export async function changeWishList(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  form: FormData,
): Promise<string | undefined> {
  const parsed = wishListAction.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return issue?.path[0] === 'artikel' ? issue.message : 'Das verstehen wir nicht.';
  }
  const { data } = parsed;
  switch (data.aktion) {
    case 'merken': {
      const result = await remember(tenant, context, visitor, data.artikel);
      return result === 'remembered' ? undefined : refusals[result];
    }
    case 'vergessen':
      await forget(tenant, context, visitor, data.artikel);
      return undefined;
    case 'teilen':
      await shareWishList(tenant, context, visitor);
      return undefined;
    case 'nicht-teilen':
      await unshareWishList(tenant, context, visitor);
      return undefined;
    case 'mitnehmen': {
      const source = tenant.group.find(({ url }) => url === data.standort);
      if (!source) return 'Diesen Standort gibt es nicht.';
      await moveWishList(tenant, context, visitor, source);
      return undefined;
    }
  }
}
