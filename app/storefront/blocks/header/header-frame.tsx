import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { Shell } from '../../shell/shell';
import * as styles from './header-frame.css';
import { MakeRow } from './make-row';

interface HeaderFrameProps {
  shell: Shell;
  /** Stays in sight on screens that are wide and high enough. */
  isSticky?: boolean;
  className?: string;
  children: ReactNode;
}

/** The page's header in the height that the theme asks for, and the row of makes below it where that is on. */
export function HeaderFrame({ shell, isSticky = false, className = '', children }: HeaderFrameProps) {
  const { large, medium, small } = shell.theme.header.height;
  const heights = {
    [styles.large]: `${large}px`,
    [styles.medium]: `${medium}px`,
    [styles.small]: `${small}px`,
  };
  return (
    <>
      <header
        className={`${isSticky ? styles.stickyFrame : styles.frame} ${className}`}
        style={assignInlineVars(heights)}
      >
        {children}
      </header>
      {shell.theme.header.brandsFilter && <MakeRow />}
    </>
  );
}
