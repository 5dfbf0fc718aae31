import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTestApi, field } from '../../../mock/shared/test-support';
import { product } from '../../../site/config/product';

const PAGE = readFileSync(resolve('content/pages/index.mdx'), 'utf8').replaceAll('{domain}', product.domain);

const fence = (language: string): string =>
  new RegExp(`\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)\`\`\``).exec(PAGE)?.[1] ?? '';

test('the response beside the first call is what the API answers to it', async () => {
  const command = fence('bash');
  expect(command).toContain(`curl https://api.${product.domain}/rooms \\`);
  const form = Object.fromEntries(
    [...command.matchAll(/--data-urlencode "([^=]+)=([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(Object.keys(form)).toEqual(['id', 'user[id]', 'user[name]', 'options[sfu_mode]']);

  const mock = createTestApi({
    addresses: { api: `https://api.${product.domain}`, app: `https://app.${product.domain}` },
  });
  const { status, json } = await mock.sendKey('POST /rooms', { form });
  expect(status).toBe(201);
  const shown = fence('json')
    .replaceAll('YOUR_ACCESS_KEY', String(field(json, 'access_key')))
    .replaceAll('YOUR_GUEST_TOKEN', String(field(json, 'room.guest_token')));
  expect(json).toMatchObject(JSON.parse(shown) as object);
  expect(mock.undocumented).toEqual([]);
});
