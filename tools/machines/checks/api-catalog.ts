import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteConfig } from '../../../src/site/config/site-config';
import { machineRoutes } from '../../../src/site/machine-routes';
import type { CheckResult } from '../check-result';
import { readBuilt } from './read-file';

const link = z.looseObject({ href: z.url(), type: z.string().optional() });
const links = z.array(link).min(1);
/** A set of links in JSON (RFC 9264, section 4.2), as RFC 9727 requires it of a catalog. */
const catalog = z.strictObject({
  linkset: z.tuple([
    z.strictObject({ anchor: z.url(), item: links }),
    z.strictObject({ anchor: z.url(), 'service-desc': links, 'service-doc': links }),
  ]),
});

/** The catalog of APIs is valid, and the site has each file that it names. */
export async function checkApiCatalog(folder: string): Promise<CheckResult> {
  const path = machineRoutes.apiCatalog();
  const problems = await readBuilt(folder, path, (content) => {
    const read = catalog.safeParse(JSON.parse(content.toString()));
    if (!read.success) return read.error.issues.map((issue) => `field "${issue.path.join('.')}": ${issue.message}`);
    const [index, api] = read.data.linkset;
    if (!index.item.some(({ href }) => href === api.anchor))
      return [`field "linkset.0.item": found no link to "${api.anchor}", the API described below it`];
    const root = siteConfig.url + siteConfig.baseUrl.slice(0, -1);
    return [...api['service-desc'], ...api['service-doc']]
      .filter(({ href }) => !href.startsWith(`${root}/`) || !existsSync(join(folder, href.slice(root.length))))
      .map(({ href }) => `found "${href}", which is no file of the site`);
  });
  return { checked: 'the catalog of APIs', problems };
}
