import JSDOMEnvironment from 'jest-environment-jsdom';

/** The timer by which React holds back what was fetched until its placeholder has been seen for 300 ms. */
const HELD_BACK = 'bound completeRootWhenReady';

/** jsdom with the web platform parts that Node has and react-router needs, with a layout that stands still, and without waiting for eyes. */
export default class extends (JSDOMEnvironment.default ?? JSDOMEnvironment) {
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
    const { setTimeout } = this.global;
    this.global.setTimeout = (act, milliseconds, ...given) =>
      setTimeout(act, act?.name === HELD_BACK ? 0 : milliseconds, ...given);
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}
