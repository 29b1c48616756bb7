import { z } from 'zod';
import { defineSettings, filledText, hostName, setting, webAddress } from '~/domain/tenancy/settings';

export const storefrontSettings = defineSettings('storefront', {
  /** A tyre specialist: the floating sidebar has its tile. */
  isTechno: setting(z.boolean(), { fallback: false }),
  /** Booking systems of somebody else; the default one is preselected. */
  externalServices: setting(
    z.array(z.strictObject({ name: filledText, url: webAddress, default: z.boolean() })),
    { fallback: [] },
  ),
  /** Accessories for its make have a page of their own. */
  hasAccessoriesPage: setting(z.boolean().default(false), { file: 'zubehoerSeite', fallback: false }),
  /** Stands behind the titles of all pages; none: the shop's own. */
  seoTitlePostfix: setting(filledText.nullable(), { file: 'seoMetaDataTitlePostfix', fallback: null }),
  /** Hosts of other sites whose pictures the pages of the location show. */
  pictureHosts: setting(z.array(hostName).max(20).optional(), { file: 'bilderHosts' }),
  /** Hosts of other sites that show the service navigator in a frame. */
  frameHosts: setting(z.array(hostName).max(20).optional(), { file: 'rahmenHosts' }),
  /** A partner's page at the end of all pages. */
  partnerFrameUrl: setting(webAddress.nullable(), { file: 'autohauskenner', fallback: null }),
  tagManagerContainer: setting(filledText.nullable(), { file: 'matomoTagManagerContainer', fallback: null }),
});
