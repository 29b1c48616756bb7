import { InfoBand } from '~/domain/workshop/components/info-band';
import { PriceBox } from '~/domain/workshop/components/price-box';
import * as styles from '~/domain/workshop/components/repair-page.css';
import { ServiceCards } from '~/domain/workshop/components/service-cards';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { LinkIcon } from '~/ui/components/link-icon';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { OpeningState } from '../blocks/opening';
import type { ShellView } from '../shell/shell';
import type { ServicePageView } from './load-service-page.server';

/** Of the chosen sub-location in another document. */
function Appointment({ to, branch }: { to: string; branch: ServicePageView['branch'] }) {
  if (!branch)
    return (
      <Link to={to} className={button.action}>
        Termin wählen
      </Link>
    );
  return (
    <a href={to} className={button.action}>
      Termin in {branch.city} wählen
    </a>
  );
}

function Elsewhere({ to }: { to: string }) {
  const words = 'Mehr dazu';
  return to.startsWith('/') ? (
    <Link to={to} className={button.plain}>
      {words}
    </Link>
  ) : (
    <a href={to} rel="noopener" className={button.plain}>
      {words}
    </a>
  );
}

export function ServicePage({
  service,
  location,
}: {
  service: ServicePageView;
  location: ShellView['location'];
}) {
  const { title, summary, icon, paragraphs, city, request, appointment, hasForm, elsewhere, others } =
    service;
  const { price, vehicle, backTo, allTo, branch } = service;
  return (
    <div className={pageStack}>
      <header className={styles.head}>
        {icon && (
          <span className={styles.icon}>
            <LinkIcon markup={icon} />
          </span>
        )}
        <div>
          <h1 className={pageTitle}>{title}</h1>
          <p className={styles.sub}>{summary}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className={`${panel} ${styles.side}`} aria-label="Preis und Anfrage">
          <PriceBox price={price} vehicle={vehicle} service={service} backTo={backTo} />
          <div className={styles.buttons}>
            {appointment && <Appointment to={appointment} branch={branch} />}
            <Link to={request} className={appointment ? button.plain : button.action}>
              {hasForm ? 'Leistung anfragen' : 'Kontakt aufnehmen'}
            </Link>
            {elsewhere && <Elsewhere to={elsewhere} />}
          </div>
          {branch ? (
            <p className={styles.small}>
              {branch.title}, {branch.city}
            </p>
          ) : (
            <p className={styles.small}>
              {location.title}, {city}
              <br />
              <OpeningState location={location} />
            </p>
          )}
        </aside>
      </div>
      <InfoBand />
      {others.length > 0 && (
        <section>
          <h2 className={sectionTitle}>Das könnte dazu passen</h2>
          <ServiceCards cards={others} />
        </section>
      )}
      <p>
        <Link to={allTo}>Alle Service-Leistungen</Link>
      </p>
    </div>
  );
}
