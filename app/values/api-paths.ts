import { href } from 'react-router';

export const apiDocsPath = href('/api/docs');
export const openApiPath = href('/api/v1/openapi.json');

/** Of every host; a file of `public/`. */
export const embedScriptPath = '/embed/finder.js';
