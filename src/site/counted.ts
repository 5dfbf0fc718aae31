/** `1 problem`, `2 problems`: a count of things, for messages. The plural is the noun with an "s". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
