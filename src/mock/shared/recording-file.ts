import { fromBase64 } from './base64';

/** A VP8 key frame of 64x36 dark pixels. */
const FRAME = fromBase64('UAMAnQEqQAAkAD/N5u9yP7gyrCKoA/A5iWkAABPxjh8IRYAA/ud1AAAA');
const [WIDTH, HEIGHT] = [64, 36];
/** A longer recording has its pictures further apart. */
const MOST_FRAMES = 600;

/** A WebM file of a dark picture that lasts a number of seconds. */
export function recordingFile(duration: number): Uint8Array {
  const step = Math.max(1, Math.ceil(duration / MOST_FRAMES));
  const times = Array.from({ length: Math.max(1, Math.ceil(duration / step)) }, (_, index) => index * step * 1000);
  const header = element(
    '1a45dfa3',
    element('4286', number(1)), // EBMLVersion
    element('42f7', number(1)), // EBMLReadVersion
    element('42f2', number(4)), // EBMLMaxIDLength
    element('42f3', number(8)), // EBMLMaxSizeLength
    element('4282', text('webm')), // DocType
    element('4287', number(2)), // DocTypeVersion
    element('4285', number(2)), // DocTypeReadVersion
  );
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)), // TimestampScale: milliseconds
    element('4489', float(Math.max(duration, 1) * 1000)), // Duration
    element('4d80', text('mock')), // MuxingApp
    element('5741', text('mock')), // WritingApp
  );
  const track = element(
    'ae',
    element('d7', number(1)), // TrackNumber
    element('73c5', number(1)), // TrackUID
    element('83', number(1)), // TrackType: video
    element('86', text('V_VP8')), // CodecID
    element('e0', element('b0', number(WIDTH)), element('ba', number(HEIGHT))), // Video: PixelWidth, PixelHeight
  );
  const clusters = times.map((time) =>
    element(
      '1f43b675',
      element('e7', number(time)), // Timestamp
      // SimpleBlock: track 1, at the timestamp of the cluster, a key frame.
      element('a3', Uint8Array.of(0x81, 0, 0, 0x80), FRAME),
    ),
  );
  return join([header, element('18538067', info, element('1654ae6b', track), ...clusters)]);
}

/** An element of the container: id, size in eight bytes, content. */
function element(id: string, ...content: readonly Uint8Array[]): Uint8Array {
  const size = new DataView(new ArrayBuffer(8));
  size.setBigUint64(
    0,
    content.reduce((sum, part) => sum + BigInt(part.length), 0n),
  );
  size.setUint8(0, 1);
  const idBytes = Uint8Array.from(id.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return join([idBytes, new Uint8Array(size.buffer), ...content]);
}

function number(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function float(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    joined.set(part, at);
    return at + part.length;
  }, 0);
  return joined;
}
