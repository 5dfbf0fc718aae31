/**
 * Ends the command with a message if the configuration is invalid. Gatsby's configuration
 * (`src/gatsby/hooks/config.ts`) imports this file before everything else.
 *
 * Gatsby does not show errors that `gatsby-config.ts` throws: it imports the file twice, and the second time, the
 * bundle that Parcel made of it returns an empty object. The build would then go on without any plugins. A static
 * import could throw before the `try`, because the configuration is created when its module is loaded.
 */
import type * as CheckConfig from '../../site/build/check-config';
import { messageWithCauses } from '../../site/problems';
import { endCommand } from '../../site/build/end-command';

try {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  const { checkConfig } = require('../../site/build/check-config') as typeof CheckConfig;
  checkConfig();
} catch (error) {
  const hint = error instanceof SyntaxError ? 'SITE_OVERRIDES: expected JSON: ' : '';
  endCommand(`${hint}${messageWithCauses(error)}`);
}
