/** Bytes of an ICO file's header and of its only entry. */
const [HEADER, ENTRY] = [6, 16];

/**
 * An icon file (ICO) with a single picture in PNG format, which all browsers have read for many years.
 *
 * @param size of the square picture in pixels, below 256
 */
export function icoFile(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // Icon, not cursor.
  head.writeUInt16LE(1, 4); // Pictures.
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // Color planes.
  head.writeUInt16LE(32, HEADER + 6); // Bits per pixel.
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
