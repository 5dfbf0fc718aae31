declare module 'postman-collection' {
  export interface Item {
    readonly name: string;
    readonly request: { readonly toJSON: () => unknown };
  }
  export class Collection {
    constructor(definition: unknown);
    forEachItem(visit: (item: Item) => void): void;
  }
  export class VariableScope {
    constructor(definition: unknown);
    readonly values: { readonly each: (visit: (variable: { readonly key?: string }) => void) => void };
  }
}
