/** The site's frame is English in the mixture. */
export { en as und } from './en.ts';
