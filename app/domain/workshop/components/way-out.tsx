import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from '~/ui/components/link';
import { isMadeForFrames } from '~/values/made-for-frames';

/** A link out of the navigator: from a frame of another site it opens a tab, because no other site may frame what follows. */
export function WayOut(props: ComponentProps<typeof Link>) {
  const isFramed = isMadeForFrames(useLocation().pathname);
  return <Link {...props} {...(isFramed && { target: '_blank', rel: 'noopener' })} />;
}
