export { fetchParquetReader } from './fetch-parquet-reader.ts';
export { startEngine } from './start-engine.ts';
