import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom without the web platform parts that Node has and react-router needs. */
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
  }
}
