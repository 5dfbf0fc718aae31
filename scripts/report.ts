// Entry point of npm run report, which says what readers miss:
// node -r ./tools/project/register-typescript.cjs scripts/report.ts FILE
import { runReportCommand } from '../tools/feedback/report/report-command';

void runReportCommand(process.argv.slice(2), console).then((code) => {
  process.exitCode = code;
});
