/** What a browser may report about the connection. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False if readers save data or the connection is slow: then nothing is prefetched. */
export function mayPrefetch(connection: ConnectionInfo | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}
