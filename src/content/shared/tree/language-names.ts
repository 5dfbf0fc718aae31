/** Display names of languages for which capitalizing the id is not enough. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  jsx: 'JSX',
  tsx: 'TSX',
  json: 'JSON',
  html: 'HTML',
  xml: 'XML',
  css: 'CSS',
  php: 'PHP',
  py: 'Python',
  rb: 'Ruby',
  yaml: 'YAML',
  yml: 'YAML',
  http: 'HTTP',
  svg: 'SVG',
  powershell: 'PowerShell',
  text: 'Text',
  sql: 'SQL',
  mermaid: 'Mermaid',
  graphql: 'GraphQL',
};

export function languageName(language: string): string {
  const key = language.toLowerCase();
  return LANGUAGE_NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

/** Returns the language to write at a fence, from its display name. */
export function fenceName(displayName: string): string {
  const known = Object.entries(LANGUAGE_NAMES).find(([, name]) => name === displayName);
  return known ? known[0] : displayName.toLowerCase();
}
