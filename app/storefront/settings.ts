import { z } from 'zod';
import { frameHosts } from '~/domain/tenancy/frame-hosts';
import { defineSettings, filledText, hostName, setting, webAddress } from '~/domain/tenancy/settings';

export const storefrontSettings = defineSettings('storefront', {
  /** A tyre specialist: the floating sidebar has a tile. */
  isTechno: setting(z.boolean(), { fallback: false }),
  /** External booking systems; the default one is preselected. */
  externalServices: setting(
    z.array(z.strictObject({ name: filledText, url: webAddress, default: z.boolean() })),
    { fallback: [] },
  ),
  /** Accessories of its make have a page of their own. */
  hasAccessoriesPage: setting(z.boolean().default(false), { file: 'zubehoerSeite', fallback: false }),
  /** Suffix of all page titles; null uses the shop's own. */
  seoTitlePostfix: setting(filledText.nullable(), { file: 'seoMetaDataTitlePostfix', fallback: null }),
  /** Other hosts whose pictures are shown. */
  pictureHosts: setting(z.array(hostName).max(20).optional(), { file: 'bilderHosts' }),
  frameHosts,
  /** A page of another site at the end of all pages. */
  partnerFrameUrl: setting(webAddress.nullable(), { file: 'autohauskenner', fallback: null }),
  hasProductFeed: setting(z.boolean().default(true), { file: 'produktFeed', fallback: true }),
  /** Page views and orders are counted without cookies and scripts, before any consent. */
  countsOnServer: setting(z.boolean().default(false), { file: 'messungOhneCookies', fallback: false }),
  tagManagerContainer: setting(filledText.nullable(), { file: 'matomoTagManagerContainer', fallback: null }),
});
