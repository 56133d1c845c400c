/** The bytes of a file, which jsdom gives only to a FileReader. */
export const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error!);
    reader.readAsArrayBuffer(file);
  });

/** The text of a file in UTF-8 without its mark. */
export const textOfFile = async (file: Blob): Promise<string> =>
  new TextDecoder().decode(await bytesOf(file));
