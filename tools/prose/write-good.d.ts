// The package comes without types.
declare module 'write-good' {
  const writeGood: (text: string, checks: Readonly<Record<string, boolean>>) => { index: number; reason: string }[];
  export default writeGood;
}
