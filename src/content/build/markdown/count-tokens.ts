/** About a tenth too many or too few, as much as the encodings of language models differ. */
const CHARACTERS_PER_TOKEN = 4;

/** Tokens of a text, by its length. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
