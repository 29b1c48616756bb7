import { requireDevRoutes } from '~/http/guards.server';
import { requestScope } from '~/http/request-scope';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { ComponentSamples } from '~/storefront/styleguide/component-samples';
import { iconSamples } from '~/storefront/styleguide/icon-samples.server';
import { MailList } from '~/storefront/styleguide/mail-list';
import { mailSamples } from '~/storefront/styleguide/mail-samples.server';
import { ThemeSample } from '~/storefront/styleguide/theme-sample';
import { grid } from '~/storefront/styleguide/theme-sample.css';
import { pageStack, pageTitle, sectionTitle } from '~/ui/components/panel.css';
import { schemeOf, themes } from '~/ui/theme/values/themes';
import type { Route } from './+types/styleguide';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Gestaltung' }) };

export const meta: Route.MetaFunction = () => [
  { title: 'Gestaltung' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export function loader({ context }: Route.LoaderArgs) {
  requireDevRoutes(context);
  const { tenant, context: shop } = requestScope(context);
  const mails = mailSamples(tenant, shop.now()).map(({ kind, subject, recipient, text }) => ({
    kind,
    subject,
    recipient,
    text,
  }));
  // The browser needs no values of themes.
  return {
    themes: Object.keys(themes).map((name) => ({ name, scheme: schemeOf(name) })),
    icons: iconSamples(),
    mails,
  };
}

export default function StyleGuide({ loaderData }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Gestaltung</h1>
      <h2 className={sectionTitle}>Zwölf Themes</h2>
      <div className={grid}>
        {loaderData.themes.map((sample) => (
          <ThemeSample key={sample.name} {...sample} />
        ))}
      </div>
      <h2 className={sectionTitle}>Bausteine</h2>
      <ComponentSamples icons={loaderData.icons} />
      <h2 className={sectionTitle}>E-Mails</h2>
      <MailList mails={loaderData.mails} />
    </div>
  );
}
