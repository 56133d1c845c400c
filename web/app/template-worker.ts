import { renderTemplate, type Model, type TemplateResult } from '@toolyard/core/codegen';
import { LiquidTemplateRenderer } from '@toolyard/liquid';

export interface TemplateRequest {
  readonly template: string;
  readonly model: Model;
}

/** The first message, after which a template's time runs. */
export const READY = 'ready';

export type TemplateAnswer = typeof READY | TemplateResult;

self.onmessage = ({ data: { template, model } }: MessageEvent<TemplateRequest>) =>
  self.postMessage(renderTemplate(template, model, new LiquidTemplateRenderer()));

self.postMessage(READY);
