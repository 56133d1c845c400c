/** `npm run bench -- --smallest` runs every benchmark once, to see that it works; its figures mean nothing. */
const isSmallest = process.env.BENCH_SIZE === 'smallest';

/**
 * @template Size
 * @param {Size} full
 * @param {Size} smallest
 */
export const sized = (full, smallest) => (isSmallest ? smallest : full);
