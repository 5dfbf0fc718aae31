// What a build cannot know, and what that means for the site.
import { spawnSync } from 'node:child_process';

/**
 * Returns warnings to print before a build.
 *
 * @param project root folder of the project
 * @param environment of the build
 */
export function buildWarnings(project, environment = process.env) {
  const warnings = [];
  if (isShallow(project))
    warnings.push(
      'This is a shallow clone: pages that have not changed since its oldest commit show no date, and are without one ' +
        'in the sitemap.\n  Fetch the whole history: git fetch --unshallow; in GitHub Actions, "fetch-depth: 0" of ' +
        'actions/checkout; in GitLab, GIT_DEPTH: 0.',
    );
  if (environment.CI && !environment.SITE_URL)
    warnings.push(
      'SITE_URL is not set: canonical links, the sitemap, robots.txt, feeds and share images name the example host of ' +
        'the configuration.\n  Set it to the URL of the site without a path, such as https://developers.example.com.',
    );
  return warnings;
}

function isShallow(project) {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: project, encoding: 'utf8' });
  return stdout?.trim() === 'true';
}
