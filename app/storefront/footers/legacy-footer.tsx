import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { FooterPart } from '../blocks/footer/footer-part';
import { foldedColumns } from '../blocks/footer/footer-part.css';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { container } from '../blocks/shared.css';
import type { FooterProps } from '../shell/shell';
import * as styles from './legacy-footer.css';

export function LegacyFooter({ shell, content }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <div className={container}>
          <LegalLinks content={content} look="row" />
        </div>
      </div>
      <div className={`${container} ${styles.boxes} ${foldedColumns}`}>
        <FooterPart title="So erreichen Sie uns" titleLook={styles.title} className={styles.box}>
          <ContactBlock shell={shell} />
        </FooterPart>
        <FooterPart title="Öffnungszeiten" titleLook={styles.title} className={styles.box}>
          <OpeningTable location={shell.location} />
        </FooterPart>
        <FooterPart title="Zahlung und Versand" titleLook={styles.title} className={styles.box}>
          <PurchaseBadges content={content} />
        </FooterPart>
      </div>
      <div className={`${container} ${styles.closing}`}>
        <PartnerFrame content={content} />
        <ClosingLine shell={shell} content={content} />
      </div>
    </footer>
  );
}
