import { href } from 'react-router';

/** The desk of a location's staff. */
export const deskPath = href('/tresen');
