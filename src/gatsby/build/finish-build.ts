import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endCommand } from '../../site/build/end-command';

const FINISH = ['--require', './tools/project/register-typescript.cjs', 'scripts/finish-build.ts', 'public'];

/** What the project's own commands set (tools/project/gatsby-command.mjs). */
const OWN_COMMAND = 'read-already';

/** Gatsby's last hook: completes and checks `public/`, in a process of its own, and ends the build if it has errors. */
export async function finishBuild(): Promise<void> {
  process.stdout.write('\n▸ Checking links, anchors, assets and sizes\n');
  const [code] = (await once(spawn(process.execPath, FINISH, { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) endCommand('The built site has errors.');
  if (process.env.GATSBY_ACTIVE_ENV !== OWN_COMMAND)
    process.stdout.write(
      '✓ The site is in public/, and npx gatsby serve shows it. npm run build also puts it into dist/, unless it has ' +
        'errors; npm start serves that with the headers and redirects of the host.\n',
    );
}
