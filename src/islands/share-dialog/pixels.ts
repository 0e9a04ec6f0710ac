import { CARD } from '../../faces/picture/card.ts';

/** An SVG file as an address within the page, which may be shown and taken along. */
export const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The same as pixels. Rejects where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(CARD.width, CARD.height);
  image.src = dataUrl(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), CARD);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
