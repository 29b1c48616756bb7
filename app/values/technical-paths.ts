/** Of a location: written by a job, no route of the router. */
export const productFeedPath = '/feed/produkte.xml';
