// Prints the types of a client of an API description: node print-types.mjs DESCRIPTION.yaml
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

// A file is a Blob, and a field with a default may be left out of a request, as its documentation says.
const types = await openapiTS(readFileSync(process.argv[2] ?? '', 'utf8'), {
  defaultNonNullable: false,
  transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
});
process.stdout.write(astToString(types));
