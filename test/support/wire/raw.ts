/** Text that goes out as it stands, where a body would be written as JSON or a value be escaped. */
export class Raw {
  constructor(
    readonly text: string | Buffer,
    /** Of a body. */
    readonly type = 'application/json',
  ) {}
}
