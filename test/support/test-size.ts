/** A script of package.json (`test:<name>`) asks for every case; others take a sample. */
export const FULL_SIZE = process.env['TEST_SIZE'] === 'full';
