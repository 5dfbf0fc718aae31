// npm run report -- FILE [options]: says what readers miss.
//
//   FILE              store of npm run feedback, or a log with a JSON message in each line
//   --since DAY       only messages since this day, as in 2026-01-31
//   --limit N         entries and comments of each list (20)
//   --json            everything as JSON
//   --site FOLDER     built site whose search is asked what it finds today (dist)
import { runReportCommand } from '../tools/feedback/report/report-command';

void runReportCommand(process.argv.slice(2), console).then((code) => {
  process.exitCode = code;
});
