// npm run new -- doc PATH TITLE         a page of the docs: rest/how-to/how-to-mute-a-user "Mute a user"
// npm run new -- post TITLE [AUTHOR]    a post: "Mute a user with one call" api-team
// npm run new -- author KEY NAME        an author of posts: quality-team "Quality Team"
// npm run new -- tag docs|blog KEY LABEL   a tag: docs muting "Muting"
// npm run new -- redirect FROM TO       an address that has moved: /docs/old /docs/new
//
// Writes what is needed to start from, all or nothing.
//
//   --tags mute,user                of a doc or post
//   --diagram                       with a diagram, for a doc or post
//   --languages node,python,php     of the samples of a how-to, beside bash
//   --call removeUser               the call of a how-to's samples, by its operationId in the API description
//   --no-undo                       for a how-to whose call cannot be taken back
//   --sidebar rest                  where a doc belongs; without it, below the other docs of its folder
//   --category "How-to guides"
//   --kind howTo                    the kind of page of a folder that is new
import { displayPath } from '../src/site/build/source-text';
import { counted } from '../src/site/counted';
import { ContentError } from '../src/site/problems';
import { findBlanks } from '../tools/content-rules/check-blanks';
import { planScaffold } from '../tools/scaffold/plan';
import { readScaffoldProject } from '../tools/scaffold/read-project';
import { ScaffoldError } from '../tools/scaffold/types';
import { writeChanges } from '../tools/scaffold/write';

try {
  const { changes, next } = planScaffold(process.argv.slice(2), readScaffoldProject, process.env);
  writeChanges(changes);
  const blanks = changes.flatMap(({ path, after }) => findBlanks(after, displayPath(path)));
  for (const { path } of changes) {
    const count = blanks.filter(({ file }) => file === displayPath(path)).length;
    console.log(`✓ ${displayPath(path)}${count === 0 ? '' : `: ${counted(count, 'blank')} to fill`}`);
  }
  if (blanks.length > 0) console.log('Fill each [blank: …]. npm run check:content names those that are left.');
  for (const line of next) console.log(line);
} catch (error) {
  if (!(error instanceof ScaffoldError || error instanceof ContentError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
