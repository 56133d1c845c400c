/** Compiles what the build compiles, so that specs run the code that browsers get. */
import { transformSync } from 'oxc-transform-react';

/** @type {import('oxc-transform-react').TransformOptions} */
const OPTIONS = {
  jsx: { runtime: 'automatic' },
  reactCompiler: {},
  sourcemap: true,
};

export default {
  process(code, file) {
    const { fatal, errors, code: compiled, map } = transformSync(file, code, OPTIONS);
    if (fatal) throw new Error(errors.map(({ message }) => message).join('\n'));
    return { code: compiled, map };
  },
};
