/** One part of a body of parts; without a file name it is a plain field. */
export interface Part {
  readonly field: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: Buffer | string;
}

const BOUNDARY = 'toolyard-boundary-7f3a';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body as it goes over the wire; names are written as they are, however odd. */
export function multipart(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ field, fileName, type, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"`) +
        (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
