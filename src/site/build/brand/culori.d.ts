// The package comes without types.
declare module 'culori' {
  export interface Oklch {
    readonly mode: 'oklch';
    readonly l: number;
    readonly c: number;
    readonly h?: number;
  }
  export function converter(mode: 'oklch'): (color: string) => Oklch | undefined;
  export function clampChroma(color: Oklch, mode: 'oklch'): Oklch;
  export function formatHex(color: Oklch): string;
  export function wcagContrast(color: string, other: string): number;
}
