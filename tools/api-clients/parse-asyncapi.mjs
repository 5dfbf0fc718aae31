// Prints what AsyncAPI's parser finds in a document, as JSON: node parse-asyncapi.mjs FILE
import { Parser } from '@asyncapi/parser';
import { readFileSync } from 'node:fs';

const { diagnostics } = await new Parser().parse(readFileSync(process.argv[2] ?? '', 'utf8'));
process.stdout.write(JSON.stringify(diagnostics.map(({ code, message, path }) => ({ code, message, path }))));
