import { Collection, VariableScope, type Item } from 'postman-collection';
import { z } from 'zod';
import { machineRoutes } from '../../../src/site/machine-routes';
import type { CheckResult } from '../check-result';
import { readBuilt } from './read-file';

const text = z.string().min(1);
const variable = z.looseObject({ key: text, value: z.string() });
const item = z.looseObject({
  name: text,
  request: z.looseObject({
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
    url: z.looseObject({ host: z.array(text).min(1), path: z.array(text) }),
  }),
  response: z.array(z.looseObject({ id: z.uuid(), code: z.int() })),
});
/** The parts of the format that this site uses. */
const collectionSchema = z.looseObject({
  info: z.looseObject({
    name: text,
    _postman_id: z.uuid(),
    version: text,
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  item: z.array(z.looseObject({ name: text, item: z.array(item).min(1) })).min(1),
  variable: z.array(variable),
});
const environmentSchema = z.looseObject({
  id: z.uuid(),
  name: text,
  values: z.array(z.looseObject({ key: text, value: text, enabled: z.boolean() })).min(1),
});

/** The Postman collection and its environments have the shape of their format, and no variable is unknown. */
export async function checkPostman(folder: string): Promise<CheckResult> {
  const known = new Set<string>();
  const inEnvironments = (['production', 'mock'] as const).map((name) =>
    readBuilt(folder, machineRoutes.postmanEnvironment(name), (content) => {
      const read = environmentSchema.safeParse(JSON.parse(content.toString()));
      if (!read.success) return issuesOf(read.error);
      new VariableScope(read.data).values.each(({ key }) => void (key && known.add(key)));
      return [];
    }),
  );
  const problems = (await Promise.all(inEnvironments)).flat();
  let count = 0;
  const inCollection = await readBuilt(folder, machineRoutes.postmanCollection(), (content) => {
    const json: unknown = JSON.parse(content.toString());
    const read = collectionSchema.safeParse(json);
    if (!read.success) return issuesOf(read.error);
    for (const { key } of read.data.variable) known.add(key);
    const items: Item[] = [];
    new Collection(json).forEachItem((one) => void items.push(one));
    count = items.length;
    return items.flatMap(({ name, request }) =>
      [...JSON.stringify(request.toJSON()).matchAll(/\{\{([^}]*)\}\}/g)]
        .filter(([, key = '']) => !known.has(key))
        .map(([found]) => `request "${name}": found ${found}; allowed: ${[...known].join(', ')}`),
    );
  });
  return { checked: `${count} requests of the Postman collection`, problems: [...problems, ...inCollection] };
}

function issuesOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `field "${path.join('.')}": ${message}`);
}
