import { inTestProject, type TestFile } from '../../../site/build/test-support';

export type Files = Readonly<Record<string, TestFile>>;

/** Returns the lines of the error that checking content files throws; empty if they are valid. */
export function checkFiles(files: Files): Promise<string[]> {
  return inTestProject(
    files,
    () => import('./scan'),
    ({ checkContentFiles }) => {
      try {
        checkContentFiles();
      } catch (error) {
        expect((error as Error).name).toBe('ContentError');
        return (error as Error).message.split('\n');
      }
      return [];
    },
  );
}
