export { LiquidTemplateRenderer } from './liquid-template-renderer.ts';
