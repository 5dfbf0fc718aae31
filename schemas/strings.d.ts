// Made by npm run schemas from content/data/strings.yaml.
declare const STRINGS: {
  readonly search: {
    readonly loadMore: string;
  };
};
