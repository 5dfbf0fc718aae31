/** What this project reads and changes of a Postman collection 2.1. */
export interface Collection {
  readonly info: Readonly<Record<string, unknown>> & { readonly name: string };
  readonly item: readonly Folder[];
  readonly variable: readonly Variable[];
}

export interface Folder {
  readonly id?: string;
  readonly name: string;
  readonly description?: string;
  readonly item: readonly Item[];
}

interface Variable {
  readonly key: string;
  readonly value: string;
}

export interface Item {
  readonly name: string;
  readonly event?: readonly {
    readonly listen: 'test';
    readonly script: { readonly type: string; readonly exec: readonly string[] };
  }[];
  readonly request: Request;
  readonly response: readonly { readonly code: number }[];
}

export interface Request {
  readonly method: string;
  readonly description?: { readonly content: string } | string;
  readonly url: {
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly (Variable & { readonly disabled?: boolean })[];
    readonly variable?: readonly Variable[];
  };
  readonly header?: readonly Variable[];
  readonly body?: { readonly mode: string; readonly raw?: string };
  readonly auth?: { readonly type: string };
}
