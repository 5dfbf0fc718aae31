/** Whether a text is a regular expression, with these flags. */
export function isPattern(text: string, flags = ''): boolean {
  try {
    new RegExp(text, flags);
    return true;
  } catch {
    return false;
  }
}
