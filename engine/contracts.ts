// What the generated contracts of a portal run with: addresses of pages, and questions to an API.

export { writeLink } from './addresses/writeLink.ts';
export { checkValue, openClient, type CallAddress } from './api/client.ts';
