import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { shareCardPath } from '~/paths';
import { cutText } from '~/values/cut-text';
import type { SharedPicture } from '../json-ld/page-description';

/** Pixels, as large previews of social networks want them. */
export const SHARE_CARD = { width: 1_200, height: 630 } as const;

/** Of the cache of pictures. */
export const cardLook = { type: 'image/png', fit: 'inside', enlarge: false, background: '#ffffff' } as const;

const MAX_TITLE = 120;

function shortened(title: string): string {
  return cutText(title.replace(/[\p{C}\s]+/gu, ' ').trim(), MAX_TITLE);
}

/** The text that is signed, so that nobody else can have one drawn in the location's name. */
export function signedText(location: Tenant['location'], title: string): string {
  return `${location.url}\n${title}`;
}

export function shareCard(tenant: Tenant, title: string, sign: (text: string) => string): SharedPicture {
  const text = shortened(title);
  const query = new URLSearchParams({ titel: text, s: sign(signedText(tenant.location, text)) });
  return {
    url: `${pageAddress(tenant, shareCardPath)}?${query}`,
    ...SHARE_CARD,
    alternative: `${text}, ${tenant.location.title}`,
  };
}
