/** Counts how often tools are opened, per tool and day. test/conformance/tool-repository states what every adapter must do. */
export interface ToolClickCounter {
  /** Adds one in a single statement, so that concurrent calls lose none. */
  add(toolKey: string, day: string): Promise<void>;
  /** Clicks per tool key from the day on; tools without any are left out. */
  totalsSince(day: string): Promise<Readonly<Record<string, number>>>;
}
