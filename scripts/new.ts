// npm run new -- doc PATH TITLE            a page of the docs: rest/advanced/moderation "Moderation"
// npm run new -- how-to NAME TITLE         a guide: how-to-mute-a-user "Mute a user"
// npm run new -- post TITLE                a post of today: "Mute a user with one call"
// npm run new -- author KEY NAME           an author of posts: quality-team "Quality Team"
// npm run new -- tag docs|blog KEY LABEL   a tag: docs muting "Muting"
//
// Writes what is needed to start from, with blanks to fill.
import { displayPath } from '../src/site/build/source-text';
import { env } from '../src/site/build/env';
import { runCommandLine } from '../tools/command-line';
import { findBlanks } from '../tools/content-rules/check-blanks';
import { create } from '../tools/scaffold/create';

void runCommandLine(() => {
  const place = { root: env.contentRoot, day: new Date().toISOString().slice(0, 10) };
  const { files, notes } = create(process.argv.slice(2), place);
  for (const file of files.keys()) console.log(`✓ ${displayPath(file)}`);
  for (const note of notes) console.log(note);
  const blanks = [...files].flatMap(([file, text]) => findBlanks(text, displayPath(file)));
  console.log(`${blanks.length} blanks to fill; npm run check:content names those that are left.`);
});
