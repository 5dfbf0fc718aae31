/**
 * Prefix of the keys in local storage under which the choices of tab groups are stored. The rest of the key is the
 * group's id.
 */
export const CHOICE_PREFIX = 'docusaurus.tab.';

/**
 * Names of a tab for the inline script, separated by a space: `language=go` if the choice can be stored, `?lang=go` if
 * it can be in the URL. They are encoded, so that any group and value can be part of a selector. Null if choices in the
 * group are not remembered.
 */
export function tabOptions(groupId: string | undefined, queryKey: string | null, value: string): string | null {
  const token = (key: string) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
  const tokens = [...(groupId ? [token(groupId)] : []), ...(queryKey ? [`?${token(queryKey)}`] : [])];
  return tokens.length > 0 ? tokens.join(' ') : null;
}
