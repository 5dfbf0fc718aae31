/**
 * What the reader did to a section, and whether it was active then: when it becomes active, the section opens again.
 */
export interface SectionState {
  readonly toggledTo: boolean | null;
  readonly wasActive: boolean;
}

export const INITIAL_SECTION: SectionState = { toggledTo: null, wasActive: false };

/**
 * A section is open around the page shown, unless the reader closed it there; otherwise only if the reader opened it.
 */
export function isExpanded({ toggledTo, wasActive }: SectionState, isActive: boolean): boolean {
  if (toggledTo === null || (isActive && !wasActive)) return isActive;
  return toggledTo;
}

export function toggleSection(state: SectionState, isActive: boolean): SectionState {
  return { toggledTo: !isExpanded(state, isActive), wasActive: isActive };
}
