/* eslint-disable @typescript-eslint/no-require-imports -- only tests with a document load the package */
// `findBy…` and `waitFor` give up after a second, in which a busy machine may not even have loaded what is awaited.
if (typeof document !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: 30_000 });
