/** What is wrong with a sample; the line counts from 0 within its code. */
export interface Fault {
  readonly line: number;
  readonly reason: string;
}
