import { joinPath } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { bookingPath } from '~/paths';
import type { PolicyAllowances } from '~/platform/http/security-headers.server';
import { type ShownConsent, shownPartnerFrame } from '../consent/uses';
import { storefrontSettings } from '../settings';
import { isMadeForFrames } from './made-for-frames';

/** A page as it is sent, and for whom. */
interface PolicyPage {
  tenant: Tenant;
  consent: ShownConsent;
  pathname: string;
  html: string;
}

const originsOf = (hosts: readonly string[] = []) => hosts.map((name) => `https://${name}`);

/** The partner's page in the footer, where the visitor has agreed to it. */
function partnerFrame({ tenant, consent, html }: PolicyPage): PolicyAllowances {
  const frame = shownPartnerFrame(tenant, consent);
  return { frames: frame?.isAllowed && html.includes('<iframe') ? [frame.origin] : [] };
}

/** Pictures on hosts that the location names. A page with scripts may lead to all of them without a new document. */
function dealerPictures({ tenant: { location }, html }: PolicyPage): PolicyAllowances {
  const { pictureHosts = [] } = storefrontSettings.of(location);
  const hasScripts = html.includes('type="module"');
  return {
    images: originsOf(pictureHosts.filter((name) => hasScripts || html.includes(name.replace('*', '')))),
  };
}

/** Sites that may show the service navigator in a frame. */
function framingSites({ tenant: { location }, pathname }: PolicyPage): PolicyAllowances {
  return {
    ancestors: isMadeForFrames(pathname) ? originsOf(storefrontSettings.of(location).frameHosts) : [],
  };
}

/** Booking systems, where the page has the form that leads to them. */
function bookingSystems({ tenant: { location, basename }, html }: PolicyPage): PolicyAllowances {
  const { externalServices } = storefrontSettings.of(location);
  const hasForm = html.includes(`action="${joinPath(basename, bookingPath)}"`);
  return { formTargets: hasForm ? externalServices.map(({ url }) => new URL(url).origin) : [] };
}

/** All that a page of the shop has to do with other sites. A payment provider's form or frame is one more function here. */
const parts = [partnerFrame, dealerPictures, framingSites, bookingSystems];

/** The origins of other sites that a page uses, for its Content-Security-Policy. */
export function pageAllowances(page: PolicyPage): Required<PolicyAllowances> {
  const all = parts.map((part) => part(page));
  const of = (kind: keyof PolicyAllowances) => all.flatMap((allowances) => allowances[kind] ?? []);
  return {
    frames: of('frames'),
    images: of('images'),
    ancestors: of('ancestors'),
    formTargets: of('formTargets'),
  };
}
