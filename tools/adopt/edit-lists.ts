import { unlink } from './edit-markdown';

type IsGone = (link: string) => boolean;

/** Takes lines out of a list of published addresses or of a table with addresses in one of its columns. */
export function pruneLines(text: string, isGone: IsGone): string {
  return text
    .split(/(?<=\n)/)
    .filter(
      (line) =>
        line.startsWith('#') ||
        !line
          .trimEnd()
          .split('\t')
          .some((cell) => cell.startsWith('/') && isGone(cell)),
    )
    .join('');
}

/** Takes items out of a Markdown list of statements: each that points to what is gone would not be true any more. */
export function pruneStatements(text: string, isGone: IsGone): string {
  return text
    .split(/(?<=\n)/)
    .filter((line) => !line.startsWith('- ') || unlink(line, isGone) === line)
    .join('');
}
