import type { ComponentType } from 'react';

/**
 * The interactive components that content may use, by name. Props of a component node are JSON that was checked when the
 * content was compiled, therefore components with any props fit.
 */
export type ContentRegistry = Readonly<Record<string, ComponentType<never>>>;
