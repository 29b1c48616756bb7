import type { CSSProperties, ReactNode } from 'react';
import type { Shell } from '../../shell/shell';
import * as styles from './header-frame.css';
import { MakeRow } from './make-row';
import { PhoneFinder } from './phone-finder';

interface HeaderFrameProps {
  shell: Shell;
  isSticky?: boolean;
  /** The header has its own size finder, so phones need no second one. */
  hasFinder?: boolean;
  className?: string;
  children: ReactNode;
}

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
      {mobileVehicleSelection && !hasFinder && !shell.vehicle && <PhoneFinder shell={shell} />}
      {shell.makes && <MakeRow makes={shell.makes} />}
    </>
  );
}
