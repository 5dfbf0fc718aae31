import { ContentError } from '../../../site/problems';

/** Adds file and line to a compiler error; returns our own errors unchanged. */
export function toContentError(failure: unknown, file: string): Error {
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
  const text = (reason ?? message).split('\n').slice(0, 6).join('\n');
  return new ContentError([{ file, line: at || undefined, message: `cannot be compiled: ${text}` }]);
}
