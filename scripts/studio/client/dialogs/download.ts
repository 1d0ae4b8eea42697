// Files that the studio hands over, and those that are handed to it.

/** Hands over a text as a file of this name. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const CHUNK = 0x8000;

/** The first bytes of a file in base64, at most so many. */
export async function base64Of(file: Blob, most: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
