import type { CSSProperties, ReactNode } from 'react';
import type { Shell } from '../../shell/shell';
import * as styles from './header-frame.css';
import { MakeRow } from './make-row';
import { PhoneFinder } from './phone-finder';
import { SubNavigation } from './sub-navigation';

interface HeaderFrameProps {
  shell: Shell;
  /** Stays in sight on screens that are wide and high enough. */
  isSticky?: boolean;
  /** Brings a size finder of its own, so that none need follow it on phones. */
  hasFinder?: boolean;
  className?: string;
  children: ReactNode;
}

/** The page's header in the height that the theme asks for, and the row of makes below it where that is on. */
export function HeaderFrame({
  shell,
  isSticky = false,
  hasFinder = false,
  className = '',
  children,
}: HeaderFrameProps) {
  const { height, mobileVehicleSelection } = shell.theme.header;
  const heights = {
    '--header-large': `${height.large}px`,
    '--header-medium': `${height.medium}px`,
    '--header-small': `${height.small}px`,
    '--header-fallback': `${height.fallback}px`,
  } as CSSProperties;
  return (
    <>
      <header className={`${isSticky ? styles.stickyFrame : styles.frame} ${className}`} style={heights}>
        {children}
      </header>
      <SubNavigation navigation={shell.navigation} />
      {mobileVehicleSelection && !hasFinder && <PhoneFinder shell={shell} />}
      {shell.makes && <MakeRow makes={shell.makes} />}
    </>
  );
}
