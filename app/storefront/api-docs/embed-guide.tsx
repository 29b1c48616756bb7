import { sectionTitle } from '~/ui/components/panel.css';
import * as styles from './api-docs.css';

export interface EmbedGuideProps {
  shop: string;
  script: string;
  tyres: string;
  workshop: string;
}

const pageOf = ({ shop, script, tyres, workshop }: EmbedGuideProps) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Unser Autohaus</title>
  </head>
  <body>
    <h2>Reifen finden</h2>
    <div data-radhaus="reifen"><a href="${tyres}">Zur Reifensuche</a></div>
    <h2>Termin vereinbaren</h2>
    <div data-radhaus="termin"><a href="${workshop}">Zur Terminvergabe</a></div>
    <script src="${script}" data-shop="${shop}" async></script>
  </body>
</html>`;

export function EmbedGuide(props: EmbedGuideProps) {
  return (
    <section id="einbinden" className={styles.call}>
      <h2 className={sectionTitle}>Teile des Shops auf der eigenen Seite</h2>
      <p>
        Die Reifensuche und die Termine der Werkstatt lassen sich auf jeder Seite des Autohauses zeigen, in
        den Farben des Standorts. Diese Seite können Sie kopieren:
      </p>
      <pre className={styles.code} data-embed>
        {pageOf(props)}
      </pre>
      <ul className={styles.rules}>
        <li>
          Zeigen dürfen sie nur die Hosts, die <code>rahmenHosts</code> des Standorts nennt; allen anderen
          verweigert es der Browser.
        </li>
        <li>
          <code>data-shop</code> ist die Adresse des Shops am Standort. Wo mehrere Standorte auf einer Seite
          stehen, nennt <code>data-standort</code> am Platzhalter das Kürzel, und <code>data-shop</code> endet
          vor ihm. <code>data-titel</code> gibt dem Rahmen einen eigenen Namen für Vorleseprogramme.
        </li>
        <li>
          Der Rahmen wird so hoch wie sein Inhalt. Ohne JavaScript steht dort der Link. Erlaubt die Seite nur
          bestimmte Quellen (CSP), so braucht sie den Shop in <code>script-src</code> und{' '}
          <code>frame-src</code>.
        </li>
        <li>Die Liste der Reifen öffnet sich im Shop selbst; dort liegt auch der Warenkorb.</li>
      </ul>
    </section>
  );
}
