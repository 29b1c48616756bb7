import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { columns } from '../blocks/footer/footer-blocks.css';
import { FooterPart } from '../blocks/footer/footer-part';
import { foldedColumns } from '../blocks/footer/footer-part.css';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { container } from '../blocks/shared.css';
import type { FooterProps } from '../shell/shell';
import * as styles from './efa-footer.css';

export function EFAFooter({ shell, content }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={container}>
        {shell.theme.header.slogan && <p className={styles.slogan}>{shell.theme.header.slogan}</p>}
        <div className={`${columns} ${styles.columns} ${foldedColumns}`}>
          <FooterPart title="Kontakt" titleLook={styles.title}>
            <ContactBlock shell={shell} />
          </FooterPart>
          <FooterPart title="Öffnungszeiten" titleLook={styles.title}>
            <OpeningTable location={shell.location} />
          </FooterPart>
          <section>
            <h2 className={styles.title}>Rechtliches</h2>
            <LegalLinks content={content} />
          </section>
          <FooterPart title="Kauf" titleLook={styles.title}>
            <PurchaseBadges content={content} />
          </FooterPart>
        </div>
        <PartnerFrame content={content} />
        <div className={styles.closing}>
          <ClosingLine shell={shell} content={content} />
        </div>
      </div>
    </footer>
  );
}
