// The script of documents that tell how a page is cited, embedded and saved: copies what is shown, makes a PNG of a picture.

/** Pixels of the PNG for each point of the picture: sharp on paper and on fine screens. */
const FINE = 2;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  show(button, async () => {
    const from = document.getElementById(button.dataset['copy'] ?? '');
    const text = from instanceof HTMLTextAreaElement ? from.value : (from?.textContent ?? '');
    await navigator.clipboard.writeText(text);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-picture]'))
  show(button, async () => await savePng(button.dataset['picture'] ?? ''));

/** A button that works now, and says in its status what came of it. */
function show(button: HTMLButtonElement, work: () => Promise<void>): void {
  const status = button.nextElementSibling;
  const { busy = '', done = '', failed = '' } = button.dataset;
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    say(busy);
    work().then(
      () => say(done),
      () => say(failed),
    );
  });
}

/** Draws the SVG at this address as a PNG and saves it under the same name. */
async function savePng(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  const name = /filename=([^;]+)\.svg/.exec(response.headers.get('content-disposition') ?? '');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * FINE;
  canvas.height = image.naturalHeight * FINE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name?.[1] ?? 'picture'}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
