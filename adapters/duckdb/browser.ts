export { startEngine } from './start-engine.ts';
