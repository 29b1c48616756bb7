import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { columns } from '../blocks/footer/footer-blocks.css';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { wrap } from '../blocks/shared.css';
import type { FooterProps } from '../shell/shell';
import * as styles from './efa-footer.css';

/** A data sheet: the slogan as its heading, columns with capitals, fine lines. */
export function EFAFooter({ shell, content }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={wrap}>
        {shell.theme.header.slogan && <p className={styles.slogan}>{shell.theme.header.slogan}</p>}
        <div className={`${columns} ${styles.columns}`}>
          <section>
            <h2 className={styles.title}>Standort</h2>
            <ContactBlock shell={shell} />
          </section>
          <section>
            <h2 className={styles.title}>Zeiten</h2>
            <OpeningTable location={shell.location} />
          </section>
          <section>
            <h2 className={styles.title}>Rechtliches</h2>
            <LegalLinks links={content.links} />
          </section>
          <section>
            <h2 className={styles.title}>Kauf</h2>
            <PurchaseBadges content={content} />
          </section>
        </div>
        <PartnerFrame content={content} />
        <div className={styles.closing}>
          <ClosingLine shell={shell} content={content} />
        </div>
      </div>
    </footer>
  );
}
