export { QuicktypeRenderer } from './quicktype-renderer.ts';
