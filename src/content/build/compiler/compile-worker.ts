// What a process of the pool runs (compile-pool.ts).
import { setPriority } from 'node:os';

// The bundles are made at the same time and take longer.
setPriority(5);

export { compilePage } from './compile-page';
