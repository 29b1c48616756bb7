import { data, redirect, redirectDocument } from 'react-router';
import { readCart } from '~/domain/cart/cart.server';
import { moveCart } from '~/domain/cart/move-cart.server';
import { moveDraft } from '~/domain/checkout/move-draft.server';
import { basenameOf, pageAddress } from '~/domain/tenancy/tenant';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { cartPath, checkoutPaths, locationChoicePath } from '~/paths';
import { locationChoices } from '~/storefront/checkout/location-choices.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/checkout.standortAuswahl';

const PATH = locationChoicePath;

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const cart = await readCart(tenant, context, visitor);
  if (!cart) throw redirect(cartPath);
  const title = 'Wo möchten Sie abholen?';
  return {
    title,
    city: tenant.location.city,
    choices: await locationChoices(tenant, context, cart),
    seo: pageSeo(tenant, PATH, { title, description: title }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const requested = (await readForm(args.request)).get('standort');
  const target = tenant.offered.find((location) => location.url === requested);
  if (!target) return data({ message: 'Diesen Standort gibt es nicht.' }, { status: 400 });
  await moveCart(context, visitor, tenant.location, target, moveDraft);
  const basename = basenameOf(tenant.host, target);
  throw redirectDocument(pageAddress({ origin: tenant.origin, basename }, cartPath), 303);
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
      {loaderData.choices.map((choice) => (
        <section key={choice.url} className={panel}>
          <h2 className={sectionTitle}>
            {choice.title}, {choice.city}
          </h2>
          <p>
            {choice.address}
            {choice.distance && `, ${choice.distance} von ${loaderData.city}`}
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
        </section>
      ))}
    </div>
  );
}
