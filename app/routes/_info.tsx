import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { sellsTyres } from '~/domain/catalog/assortment.server';
import { arrivalAt } from '~/domain/catalog/inventory/collection';
import { formatWeekday } from '~/domain/catalog/inventory/delivery';
import { TermsPage } from '~/domain/content/components/pages/agb';
import { AccessibilityPage } from '~/domain/content/components/pages/barrierefreiheit';
import { PaymentPage } from '~/domain/content/components/pages/bezahlung';
import { CopyrightPage } from '~/domain/content/components/pages/copyright';
import { PrivacyPage } from '~/domain/content/components/pages/datenschutz';
import { DisposalPage } from '~/domain/content/components/pages/entsorgung';
import { VouchersPage } from '~/domain/content/components/pages/gutscheine';
import { ImprintPage } from '~/domain/content/components/pages/impressum';
import { ContactPage } from '~/domain/content/components/pages/kontakt';
import { DeliveryPage } from '~/domain/content/components/pages/lieferung';
import { OwnTextPage } from '~/domain/content/components/pages/own-text';
import { PressPage } from '~/domain/content/components/pages/presse';
import { AboutPage } from '~/domain/content/components/pages/ueber-uns';
import { WithdrawalPage } from '~/domain/content/components/pages/widerrufsrecht';
import { type InfoPageName, infoPageAt, infoPages, infoSeo } from '~/domain/content/info-pages';
import { locationSummary, neighboursOf } from '~/domain/content/location-summary';
import { ownText } from '~/domain/content/pages/legal-texts.server';
import { advertisedCoupons } from '~/domain/coupons/advertised-coupon.server';
import { holdTerms } from '~/domain/orders/reservation-rule';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { openingState } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { guestsOf, pageOf } from '~/domain/tenancy/tenant';
import { ContactForm } from '~/domain/workshop/components/contact-form';
import type { RequestFormView } from '~/domain/workshop/components/request-fields';
import { contactSubjects } from '~/domain/workshop/contact-subjects';
import { consentVariantContext, servicesContext } from '~/http/contexts';
import { describePage } from '~/http/describe-page';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { newStamp } from '~/http/workshop/contact-fields.server';
import { handleRequestForm } from '~/http/workshop/request-form.server';
import type { KeyedContext } from '~/platform/context';
import { consentUses, mapView } from '~/storefront/consent/uses';
import { MapLayer } from '~/storefront/info/map-layer';
import { offeredPayments } from '~/storefront/info/offered-payments';
import { placeNodes } from '~/storefront/seo/json-ld/business.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { serverTrackingOf } from '~/storefront/tracking/tracking';
import { requestPicturesPath } from '~/values/workshop-paths';
import type { Route } from './+types/_info';

type InfoPageData = Route.ComponentProps['loaderData'];

const components: Record<InfoPageName, (data: InfoPageData) => ReactNode> = {
  ueberUns: ({ place, neighbours, sellsTyres }) => (
    <AboutPage place={place} neighbours={neighbours} sellsTyres={sellsTyres} />
  ),
  kontakt: ({ place, openingText, contactForm, map }) => (
    <ContactPage
      place={place}
      openingText={openingText}
      form={contactForm && <ContactForm form={contactForm} hasWorkshop={place.hasWorkshop} />}
      map={map && <MapLayer map={map} title={place.title} />}
    />
  ),
  lieferung: ({ place, payments, arrival }) => (
    <DeliveryPage place={place} payments={payments} arrival={arrival} />
  ),
  bezahlung: ({ place, payments }) => <PaymentPage place={place} payments={payments} />,
  gutscheine: ({ place, takesCoupons, coupons }) => (
    <VouchersPage place={place} takesCoupons={takesCoupons} coupons={coupons} />
  ),
  entsorgung: ({ place }) => <DisposalPage place={place} />,
  agb: ({ place, payments, holding }) => <TermsPage place={place} payments={payments} holding={holding} />,
  widerrufsrecht: ({ place }) => <WithdrawalPage place={place} />,
  datenschutz: ({ place, payments, consentUses, isCounted, auditDays }) => (
    <PrivacyPage
      place={place}
      payments={payments}
      consentUses={consentUses}
      isCounted={isCounted}
      auditDays={auditDays}
    />
  ),
  barrierefreiheit: ({ place }) => <AccessibilityPage place={place} />,
  impressum: ({ place }) => <ImprintPage place={place} />,
  copyright: ({ place }) => <CopyrightPage place={place} />,
  presse: ({ place }) => <PressPage place={place} />,
};

const ABOUT_US: readonly InfoPageName[] = ['ueberUns', 'kontakt', 'impressum'];

export const handle: PageHandle = {
  breadcrumb: ({ name }: InfoPageData) => ({ label: infoPages[name].label, to: infoPages[name].path }),
  isStatic: true,
};

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const name = infoPageAt(pageOf(tenant, args.url).split('?')[0] ?? '');
  if (!name) throw new Response('', { status: 404 });
  const { location } = tenant;
  const place = locationSummary(location, context.now());
  const page = infoPages[name];
  if (ABOUT_US.includes(name)) describePage(args.context, { nodes: () => placeNodes(tenant, context) });
  return {
    name,
    place,
    payments: offeredPayments(tenant),
    consentUses: Object.values(consentUses(tenant)).flat(),
    isCounted: serverTrackingOf(tenant) !== undefined,
    auditDays: args.context.get(servicesContext).config.auditDays,
    openingText: openingState(premisesSettings.of(location), context.now()).text,
    arrival: formatWeekday(new Date(arrivalAt(location, context.now()))),
    holding: holdTerms(location),
    text: ownText(location, name),
    contactForm: name === 'kontakt' ? emptyContactForm(context) : undefined,
    map: name === 'kontakt' ? mapView(tenant, args.context.get(consentVariantContext)) : undefined,
    neighbours: name === 'ueberUns' ? neighboursOf(tenant) : [],
    takesCoupons: location.theme.body.showCouponInput,
    coupons: name === 'gutscheine' ? await advertisedCoupons(tenant.location, context) : [],
    sellsTyres: await sellsTyres(guestsOf(tenant), context),
    seo: pageSeo(tenant, page.path, infoSeo(page, place)),
  };
}

/** The form on the contact page; no other page has one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { tenant } = requestScope(context);
  if (infoPageAt(pageOf(tenant, url).split('?')[0] ?? '') !== 'kontakt')
    throw new Response('', { status: 405 });
  return handleContactForm(context, await readForm(request));
}

/** The page is for everybody, so that its form has no id. */
function emptyContactForm(context: KeyedContext): RequestFormView {
  return { id: '', stamp: newStamp(context), typed: {}, errors: [] };
}

/** A message is stored and mailed as a request without a service. */
function handleContactForm(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const { tenant } = requestScope(routerContext);
  const services = contactSubjects(!hidesServices(tenant.location)).map(([url, title]) => ({
    url,
    title,
    price: undefined,
  }));
  const subject = { services, location: tenant.location, isMessage: true } as const;
  return handleRequestForm(routerContext, form, subject, requestPicturesPath);
}

export default function InformationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, place, text } = loaderData;
  if (text) return <OwnTextPage page={infoPages[name]} place={place} text={text} />;
  const contactForm = actionData ?? loaderData.contactForm;
  return components[name]({ ...loaderData, contactForm });
}
