import { timeText } from '~/domain/workshop/appointments/appointment-text';
import { listAppointmentsOf } from '~/domain/workshop/appointments/appointments-of-person.server';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { AppointmentList } from '~/domain/workshop/components/appointment-list';
import { QuoteList } from '~/domain/workshop/components/quote-list';
import { orderedLines, quoteStateAt, sumOf } from '~/domain/workshop/quotes/quote';
import { quotesOf } from '~/domain/workshop/quotes/quotes.server';
import { servicesPath } from '~/domain/workshop/workshop-pages';
import { accountScope } from '~/http/request-scope';
import { contactPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { EmptyState } from '~/ui/components/empty-state';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { appointmentsPath } from '~/values/appointment-paths';
import type { Route } from './+types/account.termine._index';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Termine', to: appointmentsPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const placeOf = new Map(tenant.group.map(({ id, title, city }) => [id, `${title}, ${city}`]));
  const entry = (one: BookedAppointment) => ({
    number: one.number,
    service: one.serviceTitle,
    time: timeText(one),
    place: placeOf.get(one.locationId) ?? '',
    state: one.state,
  });
  const { coming, past } = await listAppointmentsOf(context, user, [...placeOf.keys()]);
  return {
    coming: coming.map(entry),
    past: past.map(entry),
    quotes: (await quotesOf(context, user, [...placeOf.keys()])).map(({ quote, request }) => ({
      number: quote.number,
      service: request.serviceTitle,
      sumCents: sumOf(orderedLines(quote.lines, quote.extras)),
      place: placeOf.get(quote.locationId) ?? '',
      state: quoteStateAt(quote, context.now()),
    })),
    bookingAddress: servicesPath(tenant.location) ?? contactPath,
    seo: accountSeo(tenant, appointmentsPath, 'Termine'),
  };
}

export default function Appointments({
  loaderData: { coming, past, quotes, bookingAddress },
}: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Termine</h1>
      {coming.length > 0 ? (
        <section className={panel}>
          <AppointmentList entries={coming} />
        </section>
      ) : (
        <EmptyState picture="service" title="Kein Termin steht an.">
          <Link to={bookingAddress} className={button.accent}>
            {bookingAddress === contactPath ? 'Autohaus fragen' : 'Termin vereinbaren'}
          </Link>
        </EmptyState>
      )}
      {quotes.length > 0 && (
        <Section title="Kostenvoranschläge">
          <QuoteList entries={quotes} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title="Frühere und abgesagte">
          <AppointmentList entries={past} />
        </Section>
      )}
    </div>
  );
}
