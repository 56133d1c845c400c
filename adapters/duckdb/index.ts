export { queryFailed } from './engine-fault.ts';
export { openFile, type OpenedFile } from './open-file.ts';
export { openWasmQueryEngine } from './wasm-query-engine.ts';
