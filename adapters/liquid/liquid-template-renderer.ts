import {
  TOO_LONG,
  type TemplateFault,
  type TemplateRenderer,
  type TemplateText,
} from '@toolyard/core/codegen';
import { Context, Liquid, LiquidError, toValueSync, type Emitter } from 'liquidjs';
import { faultTexts } from './fault-texts.ts';

/** Characters of one file at most. */
const LONGEST = 5_000_000;

class TooLong extends Error {}

/** A value as text: lists without anything between, objects as JSON. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(written).join('') : JSON.stringify(value);
}

/** Collects the output, and stops a template that writes too much. */
class LimitedOutput implements Emitter {
  buffer = '';

  write(value: unknown): void {
    this.buffer += written(value);
    if (this.buffer.length > LONGEST) throw new TooLong();
  }
}

function faultOf(error: unknown): TemplateFault {
  if (!LiquidError.is(error))
    return { texts: error instanceof TooLong ? TOO_LONG : faultTexts(String(error)), place: null };
  const [line = 1, column = 1] = error.token.getPosition();
  const place = { line, column };
  if (error.originalError instanceof TooLong) return { texts: TOO_LONG, place };
  const message = error.message.replace(/(?:, file:.*)?, line:\d+, col:\d+$/, '');
  return { texts: faultTexts(message), place };
}

/** Templates of Liquid. They see the data that they are given, no inherited members, no files. */
export class LiquidTemplateRenderer implements TemplateRenderer {
  private readonly liquid = new Liquid({
    ownPropertyOnly: true,
    strictFilters: true,
    // A name that the model does not have is a fault, but for conditions.
    strictVariables: true,
    lenientIf: true,
    parseLimit: 1_000_000,
    renderLimit: 1500,
    memoryLimit: 20_000_000,
    templates: {},
  });

  render(template: string, data: object): TemplateText {
    try {
      const parsed = this.liquid.parse(template);
      const context = new Context(data, this.liquid.options, { sync: true });
      const output = new LimitedOutput();
      toValueSync(this.liquid.renderer.renderTemplates(parsed, context, output));
      return { text: output.buffer };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }
}
