import { joinPath } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { bookingPath, checkoutPaths } from '~/paths';
import type { PolicyAllowances } from '~/platform/http/security-headers.server';
import { isMadeForFrames } from '~/values/made-for-frames';
import { expressPath, orderLinkPaths, payOrderPath } from '~/values/order-paths';
import { MAPS_ORIGIN } from '../consent/map-layer';
import { type ConsentView, mapView, partnerFrameView } from '../consent/uses';
import { storefrontSettings } from '../settings';
import { matomoOf } from '../tracking/matomo';

interface PolicyPage {
  tenant: Tenant;
  consent: ConsentView;
  pathname: string;
  html: string;
}

const originsOf = (hosts: readonly string[] = []) => hosts.map((name) => `https://${name}`);

function partnerFrame({ tenant, consent, html }: PolicyPage): PolicyAllowances {
  const frame = partnerFrameView(tenant.location, consent);
  return { frames: frame?.isAllowed && html.includes('<iframe') ? [frame.origin] : [] };
}

function dealerPictures({ tenant: { location }, html }: PolicyPage): PolicyAllowances {
  const { pictureHosts = [] } = storefrontSettings.of(location);
  const hasScripts = html.includes('type="module"');
  return {
    images: originsOf(pictureHosts.filter((name) => hasScripts || html.includes(name.replace('*', '')))),
  };
}

/** Pages with scripts may show photos later. */
function pictureHost({ tenant: { outside }, html }: PolicyPage): PolicyAllowances {
  const { imageBase } = outside;
  const isUsed = imageBase && (html.includes('type="module"') || html.includes(imageBase));
  return { images: isUsed ? [imageBase] : [] };
}

function maps({ tenant, consent, html }: PolicyPage): PolicyAllowances {
  const map = mapView(tenant, consent);
  return { frames: map?.isAllowed && html.includes('<iframe') ? [MAPS_ORIGIN] : [] };
}

function framingSites({ tenant: { location }, pathname }: PolicyPage): PolicyAllowances {
  return {
    ancestors: isMadeForFrames(pathname) ? originsOf(storefrontSettings.of(location).frameHosts) : [],
  };
}

function bookingSystems({ tenant: { location, basename }, html }: PolicyPage): PolicyAllowances {
  const { externalServices } = storefrontSettings.of(location);
  const hasForm = html.includes(`action="${joinPath(basename, bookingPath)}"`);
  return { formTargets: hasForm ? externalServices.map(({ url }) => new URL(url).origin) : [] };
}

const linked = orderLinkPaths('TOKEN').pay.replace('TOKEN', '[^/]+');
const paying = `(${payOrderPath('[^/]+')}|${linked})`;
const leadsToProvider = new RegExp(`(${checkoutPaths.approve}|${paying})/?$`, 'i');

/** A form may lead on to the page where a payment is approved. */
function approvalPages({ tenant: { providers, basename }, pathname, html }: PolicyPage): PolicyAllowances {
  if (leadsToProvider.test(pathname)) return { formTargets: Object.values(providers).flat() };
  const hasExpress = html.includes(`action="${joinPath(basename, expressPath)}"`);
  return { formTargets: hasExpress ? (providers.paypal ?? []) : [] };
}

const paysOrder = new RegExp(`${paying}/?$`, 'i');

/** The fields of a card are the provider's, in frames of its own. */
function cardFields({ tenant: { providers }, pathname }: PolicyPage): PolicyAllowances {
  const [own] = providers.payone ?? [];
  return own && paysOrder.test(pathname) ? { scripts: [own], frames: [own] } : {};
}

/** Matomo loads scripts, sends with fetch, and sends pictures where that fails. */
function measuring({ tenant: { host }, consent, html }: PolicyPage): PolicyAllowances {
  const matomo = matomoOf(host);
  if (!matomo || !host.matomoSiteId || !consent.granted.includes('C0002')) return {};
  const origins = html.includes('type="module"') ? [matomo.origin] : [];
  return { scripts: origins, connections: origins, images: origins };
}

const parts = [
  measuring,
  partnerFrame,
  maps,
  pictureHost,
  dealerPictures,
  framingSites,
  bookingSystems,
  approvalPages,
  cardFields,
];

export function pageAllowances(page: PolicyPage): Required<PolicyAllowances> {
  const all = parts.map((part) => part(page));
  const of = (kind: keyof PolicyAllowances) => all.flatMap((allowances) => allowances[kind] ?? []);
  return {
    scripts: of('scripts'),
    connections: of('connections'),
    frames: of('frames'),
    images: of('images'),
    ancestors: of('ancestors'),
    formTargets: of('formTargets'),
  };
}
