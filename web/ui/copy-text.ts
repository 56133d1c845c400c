/** Puts a text into the clipboard; false when the browser does not let it. Only secure contexts have a clipboard. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copied = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return copied ?? false;
}
