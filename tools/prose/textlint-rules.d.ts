// These rules come without types.
declare module 'textlint-rule-en-max-word-count' {
  import type { TextlintKernelRule } from '@textlint/kernel';
  const rule: TextlintKernelRule['rule'];
  export default rule;
}

declare module 'textlint-rule-write-good' {
  import type { TextlintKernelRule } from '@textlint/kernel';
  const rule: TextlintKernelRule['rule'];
  export default rule;
}
