import { href } from 'react-router';

export const openApiPath = href('/api/v1/openapi.json');
