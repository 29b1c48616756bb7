import { useLocation } from 'react-router';
import { LegalLinks } from '../blocks/footer/legal-links';
import { StickyBox } from '../blocks/sticky-box';
import { isMadeForFrames } from '../shell/made-for-frames';
import type { FooterProps } from '../shell/shell';
import { bareFooter } from './bare-footer.css';
import { footerFor } from './registry';

/** Frames of other sites show only the legal pages. */
export function PageFooter({ shell, content }: FooterProps) {
  const Footer = footerFor(shell.theme.footer.componentName);
  if (!isMadeForFrames(useLocation().pathname)) {
    return (
      <>
        <StickyBox shell={shell} />
        <Footer shell={shell} content={content} />
      </>
    );
  }
  return (
    <footer className={bareFooter}>
      <LegalLinks content={content} look="row" />
    </footer>
  );
}
