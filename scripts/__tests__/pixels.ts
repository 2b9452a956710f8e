import {Resvg} from '@resvg/resvg-js';

/**
 * Compares the pixels of two PNG images. Returns the share of pixels that differ visibly, from 0 to 1, or 1 if the images have different
 * sizes. The bytes of the files aren't compared, because another version of the renderer can compress the same pixels differently or draw
 * the edges of shapes a little differently.
 */
export function comparePixels(first: Buffer, second: Buffer): number {
  const [firstImage, secondImage] = [decode(first), decode(second)];
  if (firstImage.width !== secondImage.width || firstImage.height !== secondImage.height) {
    return 1;
  }
  const differing = new Set<number>();
  firstImage.pixels.forEach((value, index) => {
    if (Math.abs(value - (secondImage.pixels[index] ?? 0)) > 32) {
      differing.add(Math.floor(index / 4));
    }
  });
  return differing.size / (firstImage.width * firstImage.height);
}

/** Returns the PNG images in a file: the file itself, or all images in an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
export function readImages(file: Buffer): Buffer[] {
  if (file.readUInt16LE(0) !== 0) {
    return [file];
  }
  return Array.from({length: file.readUInt16LE(4)}, (_, index) => {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    return file.subarray(start, start + file.readUInt32LE(entry + 8));
  });
}

function decode(png: Buffer): {width: number; height: number; pixels: Buffer} {
  // A PNG file has its width at byte 16 and its height at byte 20. See https://www.w3.org/TR/png-3/#11IHDR
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return {width, height, pixels: new Resvg(svg).render().pixels};
}
