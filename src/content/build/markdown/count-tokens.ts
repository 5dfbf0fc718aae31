import { countTokens as count } from 'gpt-tokenizer';

/**
 * Tokens of a text in the encoding o200k. Those of other language models differ by about a tenth.
 *
 * Text that looks like a control token, such as a sample of a model's own format, is counted as text.
 */
export function countTokens(text: string): number {
  return count(text, { disallowedSpecial: new Set() });
}
