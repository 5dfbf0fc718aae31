import { Transform } from 'node:stream';

const NEWLINE = 0x0a;

/**
 * Passes on lines of up to `limit` bytes and drops longer ones, so that a client that sends too much cannot fill the
 * memory, and its next message is read.
 *
 * @param onDrop gets the end of a line that was dropped
 */
export function limitLines(limit: number, onDrop: (end: string) => void): Transform {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    size += part.length;
    if (size <= limit) parts.push(part);
    // Only the end is kept, in which clients of the protocol write the id.
    else parts = [Buffer.concat([...parts, part]).subarray(-200)];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        add(chunk.subarray(start, end));
        if (size > limit) onDrop(Buffer.concat(parts).toString('utf8'));
        else this.push(Buffer.concat([...parts, Buffer.from('\n')]));
        parts = [];
        size = 0;
        start = end + 1;
      }
      add(chunk.subarray(start));
      done();
    },
  });
}
