const NOTHING_CHANGED = 'Readers still have the site that was live. Release again when there is';

/** What to do about an error of the file system; undefined for other errors. */
export function describeFault(error: unknown): string | undefined {
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const where = dest ?? path ?? 'the host';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full, at ${where}. ${NOTHING_CHANGED} space.`;
    case 'EACCES':
    case 'EPERM':
      return `There is no permission to write ${where}. ${NOTHING_CHANGED} one.`;
    case 'EROFS':
      return `${where} is on a disk that cannot be written to. ${NOTHING_CHANGED} another one.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${where} is in the way: expected a folder, or nothing.`;
    default:
      return undefined;
  }
}
