// Generates two clients from an API description: node generate.mjs DESCRIPTION.yaml FOLDER
import { createClient } from '@hey-api/openapi-ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const [, , description = '', folder = ''] = process.argv;

// A file is a Blob, and a field with a default may be left out of a request, as its documentation says.
const BLOB = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(readFileSync(description, 'utf8'), {
  defaultNonNullable: false,
  transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
});
writeFileSync(join(folder, 'schema.d.ts'), astToString(types));

await createClient({ input: description, output: join(folder, 'hey-api'), logs: { level: 'silent' } });
