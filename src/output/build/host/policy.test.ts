import { contentSecurityPolicy } from './policy';

const inline = { scripts: ["'sha256-b'", "'sha256-a'", "'sha256-b'"], styles: ["'sha256-s'"] };

test('allows style elements without hashes where scripts draw diagrams', () => {
  expect(contentSecurityPolicy({ ...inline, writesStyles: true }, {}, false)).toContain(
    "style-src-elem 'self' 'unsafe-inline';",
  );
});

test('allows the hosts of the search and the tag manager, and no others', () => {
  const policy = contentSecurityPolicy(inline, { tag: 'https://tag.example', search: ['https://s.example'] }, false);
  expect(policy).toContain("connect-src 'self' https://s.example https://tag.example;");
  expect(policy).toContain("frame-src 'self' https://tag.example;");
  expect(contentSecurityPolicy(inline, {}, false)).not.toMatch(/https?:/);
});

test('upgrades insecure requests only where the site is reached over https', () => {
  expect(contentSecurityPolicy(inline, {}, true)).toMatch(/; upgrade-insecure-requests$/);
  expect(contentSecurityPolicy(inline, {}, false)).not.toContain('upgrade-insecure-requests');
});

test('allows the host of feedback to be connected to, and nothing else', () => {
  const policy = contentSecurityPolicy(inline, { feedback: 'https://f.example' }, false);
  expect(policy).toContain("connect-src 'self' https://f.example;");
  expect(policy.match(/f\.example/g)).toHaveLength(1);
});

test('allows calls to the servers of the console, and nothing else of them', () => {
  const calls = ['http://localhost:4010', 'https://api.example'];
  const policy = contentSecurityPolicy(inline, { calls }, true);
  expect(policy).toContain("connect-src 'self' http://localhost:4010 https://api.example;");
  expect(policy.match(/localhost|api\.example/g)).toHaveLength(2);
});

test('names the address for reports of violations if there is one', () => {
  const url = 'https://r.example/policy';
  expect(contentSecurityPolicy(inline, {}, true, url)).toMatch(
    /; report-uri https:\/\/r\.example\/policy; upgrade-insecure-requests$/,
  );
  expect(contentSecurityPolicy(inline, {}, true)).not.toMatch(/report/);
});

test('no site shows the pages in frames, and workers come from this one', () => {
  const policy = contentSecurityPolicy(inline, {}, true);
  expect(policy).toContain("; worker-src 'self';");
  expect(policy).toContain("; frame-ancestors 'none';");
});
