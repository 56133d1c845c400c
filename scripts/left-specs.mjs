/** A filter of Jest: the spec files that scripts/passed-specs.mjs has not noted. */
import { readFileSync } from 'node:fs';

const passed = new Set(readFileSync(process.env.PASSED_SPECS, 'utf8').split('\n'));

/** @param {string[]} paths */
const leftSpecs = (paths) => ({ filtered: paths.filter((path) => !passed.has(path)) });

// Jest loads a filter by `require`.
export { leftSpecs as 'module.exports' };
