import type { ReactNode } from 'react';
import { BankIcon, CheckIcon, ShieldIcon, StoreIcon, TruckIcon } from '~/ui/icons/icons';
import * as styles from './footer-blocks.css';

type Badge = [sign: (props: { size?: number }) => ReactNode, text: string];

const payment: Badge[] = [
  [BankIcon, 'Vorkasse'],
  [StoreIcon, 'Zahlung bei Abholung'],
];
const shipping: Badge[] = [[TruckIcon, 'DHL']];
const security: Badge[] = [
  [ShieldIcon, 'SSL-verschlüsselt'],
  [CheckIcon, '14 Tage Widerruf'],
];

function BadgeList({ title, badges }: { title: string; badges: Badge[] }) {
  return (
    <div>
      <h3 className={styles.smallTitle}>{title}</h3>
      <ul className={styles.badges}>
        {badges.map(([Sign, text]) => (
          <li key={text} className={styles.badge}>
            <Sign size={18} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How a purchase is paid, sent and protected; names only, no foreign logos. */
export function PurchaseBadges() {
  return (
    <div className={styles.badgeGroups}>
      <BadgeList title="Zahlungsarten" badges={payment} />
      <BadgeList title="Versand" badges={shipping} />
      <BadgeList title="Sicher einkaufen" badges={security} />
    </div>
  );
}
