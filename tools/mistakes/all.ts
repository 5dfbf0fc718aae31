import { apiMistakes } from './api';
import { markupMistakes } from './bodies';
import { dataMistakes } from './data';
import { fileMistakes } from './files';
import { frontMatterMistakes } from './front-matter';
import { linkMistakes } from './links';
import { referenceMistakes } from './references';
import type { Mistake } from './types';

/** Mistakes that authors make, each with what they must be told. They apply to `tools/mistakes/content`. */
export const mistakes: readonly Mistake[] = [
  ...frontMatterMistakes,
  ...markupMistakes,
  ...linkMistakes,
  ...referenceMistakes,
  ...dataMistakes,
  ...apiMistakes,
  ...fileMistakes,
];
