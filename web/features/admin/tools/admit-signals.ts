/** jsdom knows its own abort signals alone, while the tests have Node's: listeners are taken off by hand here. */
export function admitSignals(): void {
  const { prototype } = EventTarget;
  // oxlint-disable-next-line typescript/unbound-method
  const add = prototype.addEventListener;
  prototype.addEventListener = function (type, listener, options) {
    if (typeof options !== 'object' || !options.signal)
      return add.call(this, type, listener, options);
    const { signal, ...rest } = options;
    add.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  };
}
