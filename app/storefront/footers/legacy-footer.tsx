import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { wrap } from '../blocks/shared.css';
import type { FooterProps } from '../shell/shell';
import * as styles from './legacy-footer.css';

/** The foot of a letter: links in a bar, then three framed boxes. */
export function LegacyFooter({ shell, content }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <div className={wrap}>
          <LegalLinks links={content.links} look="row" />
        </div>
      </div>
      <div className={`${wrap} ${styles.boxes}`}>
        <section className={styles.box}>
          <h2 className={styles.title}>So erreichen Sie uns</h2>
          <ContactBlock shell={shell} />
        </section>
        <section className={styles.box}>
          <h2 className={styles.title}>Wann wir da sind</h2>
          <OpeningTable location={shell.location} />
        </section>
        <section className={styles.box}>
          <h2 className={styles.title}>Gut einkaufen</h2>
          <PurchaseBadges content={content} />
        </section>
      </div>
      <div className={`${wrap} ${styles.closing}`}>
        <PartnerFrame content={content} />
        <ClosingLine shell={shell} content={content} />
      </div>
    </footer>
  );
}
