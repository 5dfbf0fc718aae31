/** Width in pixels below which a spot has no room for a whole name. */
export const NAME_WIDTH = 250;

/** The name as the server shows it below a video: only initials if the spot is narrower than 250 pixels. */
export function nameLabel(name: string, spotWidth: number): string {
  return spotWidth < NAME_WIDTH ? initials(name) : name.trim();
}

/** First letters of the first and the last word, in upper case: `Mara Lind` becomes `ML`. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => (Array.from(word)[0] ?? '').toUpperCase()).join('');
}
