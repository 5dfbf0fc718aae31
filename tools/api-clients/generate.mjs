// Generates two clients from an API description: node generate.mjs DESCRIPTION.yaml FOLDER
import { createClient } from '@hey-api/openapi-ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const [, , description = '', folder = ''] = process.argv;

// As its documentation says: a file is a Blob.
const BLOB = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(readFileSync(description, 'utf8'), {
  transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
});
writeFileSync(join(folder, 'schema.d.ts'), astToString(types));

await createClient({ input: description, output: join(folder, 'hey-api'), logs: { level: 'silent' } });
