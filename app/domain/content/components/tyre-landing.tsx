import type { ReactNode } from 'react';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { Spot } from '~/ui/components/spot';
import { tyreLandingFinderPath } from '~/values/content-paths';
import * as guide from './guide-page.css';

const reasons = [
  [
    'Die Größe Ihres Autos',
    'Sie nennen Postleitzahl und Marke. Wir zeigen die üblichen Größen und wie viele Reifen es dafür gibt.',
  ],
  [
    'Der nächste Betrieb',
    'Preis und Bestand gelten für das Autohaus in Ihrer Nähe. Was dort liegt, nehmen Sie noch heute mit.',
  ],
] as const;

const workshopReason = [
  'Montage mit Preis',
  'Aufziehen, auswuchten, Ventil und Altreifen: Was die Werkstatt dafür nimmt, wissen Sie vorher.',
] as const;

interface TyreLandingProps {
  /** Undefined: a link leads to it. */
  finder: ReactNode | undefined;
  hasWorkshop: boolean;
}

export function TyreLanding({ finder, hasWorkshop }: TyreLandingProps) {
  return (
    <div className={pageStack}>
      <header className={guide.head}>
        <div className={guide.words}>
          <h1 className={pageTitle}>Reifen vom Autohaus in Ihrer Nähe</h1>
          <p>
            In zwei Schritten zu Reifen, die in der Größe Ihres Autos vorrätig sind, mit Preis und{' '}
            {hasWorkshop ? 'Montage' : 'Bestand'}.
          </p>
          {!finder && (
            <p>
              <Link to={tyreLandingFinderPath} className={button.action}>
                Reifen finden
              </Link>
            </p>
          )}
        </div>
        <Spot name="tyre" width={330} />
      </header>
      {finder}
      <div className={guide.parts}>
        {[...reasons, ...(hasWorkshop ? [workshopReason] : [])].map(([title, text]) => (
          <Section key={title} title={title}>
            <p>{text}</p>
          </Section>
        ))}
      </div>
    </div>
  );
}
