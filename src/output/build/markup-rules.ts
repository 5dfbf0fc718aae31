/** Elements of a table, whose roles browsers know; HTML forbids to state them. */
const TABLE_PARTS = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']);
/** Elements without a role of their own: their name is ignored by some browsers, and invalid. */
const WITHOUT_ROLE = new Set(['div', 'pre', 'span', 'p', 'code']);

/** Returns what is invalid about the role or name of an element, or undefined. */
export function invalidRole(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (TABLE_PARTS.has(name) && attributes.role !== undefined)
    return `<${name} role="${attributes.role}">: parts of a table must have no role`;
  const label = attributes['aria-label'];
  if (WITHOUT_ROLE.has(name) && label !== undefined && !attributes.role)
    return `<${name} aria-label="${label}">: an element with a name must have a role`;
  return undefined;
}
