import { ContentError } from '../../../site/problems';

const UNCLOSED = /Expected a closing tag for `<[^`]*>` \((\d+):(\d+)-/;

/**
 * Adds file and line to a compiler error; returns our own errors unchanged.
 *
 * @param source what was compiled, with an empty line for each line of front matter
 */
export function toContentError(failure: unknown, file: string, source: string): Error {
  if (failure instanceof ContentError) return failure;
  const {
    message = String(failure),
    reason,
    line,
    place,
    position,
    ancestors,
  } = failure as {
    message?: string;
    reason?: string;
    line?: number | null;
    place?: { line?: number; start?: { line: number } };
    position?: { start?: { line?: number | null } };
    ancestors?: { position?: { start: { line: number } } }[];
  };
  const lineInMessage = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason ?? message)?.[1];
  const at =
    line ??
    place?.line ??
    place?.start?.line ??
    position?.start?.line ??
    ancestors?.findLast((node) => node.position)?.position?.start.line ??
    Number(lineInMessage);
  const text = withUnclosedName((reason ?? message).split('\n').slice(0, 6).join('\n'), source);
  return new ContentError([{ file, line: at || undefined, message: `cannot be compiled: ${text}` }]);
}

/** The compiler knows where an unclosed tag is, but calls it by the name of the last tag that it has read. */
function withUnclosedName(text: string, source: string): string {
  const [, line, column] = UNCLOSED.exec(text) ?? [];
  const rest = source.split('\n')[Number(line) - 1]?.slice(Number(column) - 1) ?? '';
  const [, name] = /^<([\w.:-]*)/.exec(rest) ?? [];
  return name === undefined ? text : text.replace(/(?<=Expected a closing tag for `<)[^`]*(?=>`)/, name);
}
