export { openWasmQueryEngine } from './wasm-query-engine.ts';
