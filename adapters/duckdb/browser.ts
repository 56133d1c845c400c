export { fetchParquet, type ParquetProgram } from './fetch-parquet.ts';
export { startEngine } from './start-engine.ts';
