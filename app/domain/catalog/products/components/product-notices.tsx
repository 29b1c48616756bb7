import { Section } from '~/ui/components/section';
import type { ProductNotice } from '../product-notices';

interface NoticeProps {
  company: string;
  hasWorkshop: boolean;
}

/** The full notice of § 8 (1) AltölV. */
function UsedOil({ company }: NoticeProps) {
  return (
    <Section title="Altöl nehmen wir zurück">
      <p>
        Gebrauchte Verbrennungsmotoren- und Getriebeöle nehmen wir bis zu der Menge, die Sie bei uns kaufen,
        kostenlos zurück, ebenso Ölfilter und beim Ölwechsel anfallende ölhaltige Abfälle. Annahmestelle:{' '}
        {company}. Sie können uns das Öl auch verpackt zusenden; die Kosten des Versands tragen dann Sie, und
        die Vorschriften für Gefahrgut gelten. Altöl darf nicht in die Kanalisation oder ins Erdreich gelangen
        und nicht mit anderen Stoffen vermischt werden (§ 8 AltölV).
      </p>
    </Section>
  );
}

function UsedBattery({ company, hasWorkshop }: NoticeProps) {
  return (
    <Section title="Alte Batterien nehmen wir zurück">
      <p>
        Batterien gehören nicht in den Hausmüll, darauf weist die durchgestrichene Mülltonne hin; „Pb“
        darunter heißt, dass Blei enthalten ist. Sie sind verpflichtet, sie getrennt abzugeben, und können das
        bei uns kostenlos tun: {company}.
      </p>
      <p>
        Das Pfand von 7,50 € je Starterbatterie entfällt, wenn Sie uns eine alte geben, und wir erstatten es
        auch gegen einen Rückgabenachweis, der nicht älter als zwei Wochen ist
        {hasWorkshop && '. Bauen wir die neue Batterie in der Werkstatt ein, fällt keines an'} (§ 19 BattDG).
      </p>
    </Section>
  );
}

const notices = { 'used-oil': UsedOil, 'used-battery': UsedBattery };

export function ProductNotices({ kinds, ...props }: NoticeProps & { kinds: readonly ProductNotice[] }) {
  return kinds.map((kind) => {
    const Text = notices[kind];
    return <Text key={kind} {...props} />;
  });
}
