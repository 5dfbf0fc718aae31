/** What a browser can report about the connection. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False if the reader saves data or the connection is slow; nothing is prefetched then. */
export function mayPrefetch(connection: ConnectionInfo | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}
