declare module 'openapi-to-postmanv2' {
  interface Conversion {
    readonly result: boolean;
    readonly reason?: string;
    readonly output?: readonly { readonly type: string; readonly data: unknown }[];
  }
  const converter: {
    readonly convertV2: (
      input: { readonly type: 'string'; readonly data: string },
      options: Readonly<Record<string, unknown>>,
      callback: (error: Error | null, answer: Conversion | undefined) => void,
    ) => void;
  };
  export default converter;
}
