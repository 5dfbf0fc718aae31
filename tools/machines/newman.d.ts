declare module 'newman' {
  interface Summary {
    readonly run: {
      readonly executions: readonly { readonly response?: { readonly code: number } }[];
      readonly failures: readonly { readonly error: { readonly message: string } }[];
    };
  }
  const newman: {
    readonly run: (
      options: Readonly<Record<string, unknown>>,
      callback: (error: Error | null, summary: Summary) => void,
    ) => void;
  };
  export default newman;
}
