import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { audienceOf, type Visitor } from '~/domain/accounts/visitor';
import { type Cart, readCart } from '~/domain/cart/cart.server';
import { moveCart } from '~/domain/cart/move-cart.server';
import { lastStep } from '~/domain/checkout/checkout';
import { readDraft } from '~/domain/checkout/checkout.server';
import { moveDraft } from '~/domain/checkout/move-draft.server';
import { checkoutPrefill } from '~/domain/checkout/prefill.server';
import type { Location } from '~/domain/tenancy/directory';
import { positionOfPlace } from '~/domain/tenancy/places/search-locations.server';
import { type Position, positionOf } from '~/domain/tenancy/premises';
import { basenameOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { readForm } from '~/http/read-form.server';
import { MAX_PLACE_LENGTH, placeCookie, rememberedPlace } from '~/http/remembered-place';
import { requestScope } from '~/http/request-scope';
import { cartPath, checkoutPaths, locationChoicePath } from '~/paths';
import type { Context } from '~/platform/context';
import { locationChoices } from '~/storefront/checkout/location-choices.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { Route } from './+types/checkout.standortAuswahl';

const PATH = locationChoicePath;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const cart = await readCart(tenant, context, visitor);
  if (!cart) throw redirect(cartPath);
  const title = 'Wo möchten Sie abholen?';
  const place = await knownPlace(args.context, { ...args, cartId: cart.id });
  const answer = {
    title,
    from: place.name,
    choices: await locationChoices(audienceOf(tenant, visitor), context, cart, place.position),
    seo: pageSeo(tenant, PATH, { title, description: title }),
  };
  const cookie = place.isTyped && placeCookie(place.name, tenant.origin.startsWith('https:'));
  return data(answer, cookie ? { headers: { 'set-cookie': cookie } } : undefined);
}

/** The step before the order, or the cart where not everything can be had. */
async function pageAt(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { cart, target }: { cart: Cart; target: Location },
): Promise<string> {
  const choices = await locationChoices(audienceOf(tenant, visitor), context, cart);
  if (!choices.some(({ url, isDeliverable }) => url === target.url && isDeliverable)) return cartPath;
  const [draft] = await readDraft(context.db, { cartId: cart.id });
  return checkoutPaths[draft ? lastStep(draft) : 'choice'];
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const requested = (await readForm(args.request)).get('standort');
  const target = tenant.offered.find((location) => location.url === requested);
  if (!target) return data({ message: 'Diesen Standort gibt es nicht.' }, { status: 400 });
  const cart = await readCart(tenant, context, visitor);
  const next = cart ? await pageAt(tenant, context, visitor, { cart, target }) : cartPath;
  await moveCart(context, visitor, { source: tenant.location, target }, moveDraft);
  const basename = basenameOf(tenant.host, target);
  throw redirectDocument(pageAddress({ origin: tenant.origin, basename }, next), 303);
}

interface KnownPlace {
  name: string;
  position: Position | undefined;
  isTyped: boolean;
}

/** Typed here, or typed before, or of the entered or stored address, or else the location. */
async function knownPlace(
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

export default function LocationChoice({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>{loaderData.title}</h1>
        <p className={lead}>
          Ihr Warenkorb wird übernommen. Preise und Bestand richten sich nach dem neuen Standort.
        </p>
      </div>
      {actionData && <Notice tone="warn">{actionData.message}</Notice>}
      <Form method="get" className={panel}>
        <TextField
          id="standortsuche"
          label="PLZ oder Ort"
          name="q"
          maxLength={100}
          autoComplete="postal-code"
          placeholder="24103 oder Kiel"
        />
        <button className={button.plain}>Nach Entfernung ordnen</button>
      </Form>
      {loaderData.choices.map((choice) => (
        <Section key={choice.url} title={`${choice.title}, ${choice.city}`}>
          <p>
            {choice.address}
            {choice.distance && `, ${choice.distance} von ${loaderData.from}`}
          </p>
          <p>{choice.stock}</p>
          {choice.isCurrent ? (
            <Link to={checkoutPaths.choice} className={button.plain}>
              Hier bleiben
            </Link>
          ) : (
            <Form method="post">
              <button name="standort" value={choice.url} className={button.accent}>
                Hier abholen
              </button>
            </Form>
          )}
        </Section>
      ))}
    </div>
  );
}
