/** Replaces names in braces: `fill('{count} results', { count: 3 })`. Names without a value stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
