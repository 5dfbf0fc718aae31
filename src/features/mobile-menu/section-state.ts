/**
 * The reader's last change of a section, and whether the section was active then: a section that becomes active opens
 * again.
 */
export interface SectionState {
  readonly toggledTo: boolean | null;
  readonly wasActive: boolean;
}

export const INITIAL_SECTION: SectionState = { toggledTo: null, wasActive: false };

/**
 * An active section is open unless the reader closed it while it was active; any other one only if the reader opened
 * it.
 */
export function isExpanded({ toggledTo, wasActive }: SectionState, isActive: boolean): boolean {
  if (toggledTo === null || (isActive && !wasActive)) return isActive;
  return toggledTo;
}

export function toggleSection(state: SectionState, isActive: boolean): SectionState {
  return { toggledTo: !isExpanded(state, isActive), wasActive: isActive };
}
