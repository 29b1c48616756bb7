import { href } from 'react-router';

export const deskPath = href('/tresen');
