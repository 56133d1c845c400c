/** Cache of at most `limit` computed values; the oldest is evicted first. */
export class BoundedCache<K, V> {
  private readonly values = new Map<K, V>();

  constructor(private readonly limit: number) {}

  get(key: K, make: () => V): V {
    let value = this.values.get(key);
    if (value === undefined) {
      value = make();
      this.values.set(key, value);
      if (this.values.size > this.limit) this.values.delete(this.values.keys().next().value!);
    }
    return value;
  }
}
