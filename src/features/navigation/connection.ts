/** What a browser may tell of the connection. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False where readers save data or the connection is slow: then nothing is fetched ahead. */
export function mayPrefetch(connection: ConnectionInfo | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}
