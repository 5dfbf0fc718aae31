import type { ApiField, ApiOperation, ApiParameter, SampleLanguage } from '../../src/reference/shared/types';

/** `POST /rooms/{ACCESS_KEY}/layers` */
export function callOf({ method, path }: ApiOperation): string {
  return `${method} ${path}`;
}

/**
 * Describes an operation in Markdown: parameters, body, responses, errors and the samples in one language.
 *
 * @param root URL of the site's first page, with a slash at its end
 */
export function operationText(operation: ApiOperation, language: SampleLanguage, root: string): string {
  const { summary, description, server, credential, docs, parameters, body, responses, errors, samples } = operation;
  const own = samples.filter((sample) => sample.language === language);
  return [
    `# ${summary}`,
    `\`${callOf(operation)}\`${server === '' ? '' : ` at ${server}`}`,
    description,
    [
      `- operationId: ${operation.operationId}`,
      `- Credential: ${credential ?? 'none'}`,
      `- Documentation: ${root}${docs.slice(1)}`,
    ].join('\n'),
    ...section('## Parameters', parameters.map(parameterLine)),
    ...(body ? [`## Body (${body.required ? 'required' : 'optional'})`, body.description] : []),
    ...(body?.variants ?? []).flatMap(({ contentTypes, description: text, fields, anyOf }) => [
      `Content type: ${contentTypes.join(' or ')}. ${text}`.trim(),
      fields.map(fieldLine).join('\n'),
      ...anyOf.map((names) => `At least one of ${names.join(', ')} must be sent.`),
    ]),
    ...responses.flatMap(({ status, description: text, type, fields, example }) => [
      `## Response ${status}`,
      [text, type === null ? 'No body.' : `Body: ${type}.`].filter(Boolean).join(' '),
      fields.map(fieldLine).join('\n'),
      ...(example === null ? [] : [fence('json', example)]),
    ]),
    ...section(
      '## Errors',
      errors.map(({ status, cause, fix }) => `- **${status}**: ${cause} ${fix}`.trim()),
    ),
    ...own.flatMap(({ title, code }) => [
      `## Sample${title === null ? '' : `: ${title}`} (${language})`,
      fence(language === 'curl' ? 'bash' : language === 'node' ? 'javascript' : language, code),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, lines.join('\n')];
}

function parameterLine(parameter: ApiParameter): string {
  const example = parameter.example === null ? '' : ` Example: \`${parameter.example}\`.`;
  return `- ${valueLine(parameter.name, `${parameter.in}, `, parameter)}${example}`;
}

function fieldLine(field: ApiField): string {
  return `${'  '.repeat(field.depth)}- ${valueLine(field.name, '', field)}`;
}

function valueLine(name: string, place: string, value: ApiField | ApiParameter): string {
  const known = value.enum.length === 0 ? '' : ` ${value.enumIsOpen ? 'Known' : 'Allowed'}: ${value.enum.join(', ')}.`;
  const notes = [
    ...value.limits,
    ...(value.default === null ? [] : [`default ${value.default}`]),
    ...(value.deprecated ? ['deprecated'] : []),
  ];
  return (
    `\`${name}\` (${place}${value.type}${value.required ? ', required' : ''}` +
    `${notes.map((note) => `, ${note}`).join('')}): ${value.description}${known}`
  );
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
