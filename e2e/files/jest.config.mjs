import config from '../../jest.config.mjs';

/** @type {import('jest').Config} Checks of the files in `dist`, or in the folder that SITE_FOLDER names. */
export default {
  ...config,
  rootDir: '../..',
  roots: ['<rootDir>/e2e/files'],
  testPathIgnorePatterns: ['/node_modules/'],
};
