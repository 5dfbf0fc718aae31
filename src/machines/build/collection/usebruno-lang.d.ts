declare module '@usebruno/lang' {
  type Json = Readonly<Record<string, unknown>>;
  export function bruToJsonV2(text: string): Json;
  export function bruToEnvJsonV2(text: string): Json;
  export function collectionBruToJson(text: string): Json;
}

declare module '@usebruno/lang/v2/src/*' {
  export default function write(json: Readonly<Record<string, unknown>>): string;
}
