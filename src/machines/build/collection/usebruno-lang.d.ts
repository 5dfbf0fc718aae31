declare module '@usebruno/lang' {
  type Json = Readonly<Record<string, unknown>>;
  export function jsonToBruV2(json: Json): string;
  export function bruToJsonV2(text: string): Json;
  export function envJsonToBruV2(json: Json): string;
  export function bruToEnvJsonV2(text: string): Json;
  export function jsonToCollectionBru(json: Json): string;
  export function collectionBruToJson(text: string): Json;
}
