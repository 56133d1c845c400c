/** A script of package.json (`test:<name>`) asks for every case; `npm test` and `npm run test:integration` take a sample. */
export const FULL_SIZE = process.env['TEST_SIZE'] === 'full';
