import JSDOMEnvironment from 'jest-environment-jsdom';

/** The timer by which React holds back what was fetched until its placeholder has been seen for 300 ms. */
const HELD_BACK = 'bound completeRootWhenReady';

/**
 * jsdom matches its whole default style sheet anew for each element that a query looks at, and pages have no sheets of
 * their own here. So elements of one kind share their styles, unless an inline style is in force.
 */
function quickStyles({ document, getComputedStyle }) {
  const shared = new Map();
  return (element, pseudo) => {
    for (let each = element; each; each = each.parentElement)
      if (each.hasAttribute('style')) return getComputedStyle(element, pseudo);
    if (document.styleSheets.length > 0) return getComputedStyle(element, pseudo);
    const { localName, hidden, type, open } = element;
    const kind = [localName, hidden, type, open, pseudo].join(' ');
    if (!shared.has(kind)) shared.set(kind, getComputedStyle(element, pseudo));
    return shared.get(kind);
  };
}

/** jsdom with the web platform parts that Node has and react-router needs, with a layout that stands still, and without waiting for eyes. */
// Its declarations describe a CommonJS module; which of the two is the class depends on how Jest loads it.
const Environment = /** @type {any} */ (JSDOMEnvironment.default ?? JSDOMEnvironment);

export default class extends Environment {
  async setup() {
    await super.setup();
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'BroadcastChannel',
      'structuredClone',
      'AbortController',
      'AbortSignal',
    ]) {
      this.global[name] = globalThis[name];
    }
    // Libraries look at the class of bytes, so they are those of the page itself.
    const OwnBytes = this.global.Uint8Array;
    this.global.TextEncoder = class extends TextEncoder {
      /** @override */
      encode(text = '') {
        return new OwnBytes(super.encode(text));
      }
    };
    const { setTimeout } = this.global;
    this.global.setTimeout = (act, milliseconds, ...given) =>
      setTimeout(act, act?.name === HELD_BACK ? 0 : milliseconds, ...given);
    this.global.getComputedStyle = quickStyles(this.global);
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}
