import { useLocation } from 'react-router';
import { isMadeForFrames } from '~/values/made-for-frames';
import { LegalLinks } from '../blocks/footer/legal-links';
import { StickyBox } from '../blocks/sticky-box';
import type { FooterProps } from '../shell/shell';
import { bareFooter } from './bare-footer.css';
import { footerFor } from './registry';

/** Frames of other sites show only links to the legal pages, which no other site may frame: they open in tabs. */
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
      <LegalLinks content={content} look="row" opensTabs />
    </footer>
  );
}
