import { z } from 'zod';
import { checkPlan, hasErrors } from '../../src/playgrounds/shared/checks';
import { startPlan } from '../../src/playgrounds/shared/layout-plan';
import { isLayoutName, LAYOUT_NAMES } from '../../src/playgrounds/shared/layouts/predefined';
import { parsePlan } from '../../src/playgrounds/shared/parse-plan';
import { layoutRequest } from '../../src/playgrounds/shared/plan-body';
import { writeRequest } from '../../src/playgrounds/shared/requests';
import { checkCall } from './check-call';
import { defineTool } from './define-tool';
import { DocsError } from './docs-error';
import { didYouMean } from './nearest';
import { LANGUAGES } from './tool-operations';

export const buildLayout = defineTool({
  name: 'build_layout',
  title: 'Build a layout request',
  description:
    'Makes the request that arranges the people of a meeting, as the layouts playground does, and checks it. Give the ' +
    'name of a predefined layout or a map of spots, and the user ids of the spots in order.',
  input: z.strictObject({
    name: z
      .string()
      .max(200)
      .optional()
      .describe(`Predefined layout (${LAYOUT_NAMES.join(', ')}), or name of the map`),
    map: z
      .array(z.array(z.union([z.number(), z.string().max(20)])).max(10))
      .max(30)
      .optional()
      .describe('Spots [x, y, width, height] in pixels, with an optional fit: cover, contain or auto'),
    users: z.array(z.string().max(200)).max(30).default([]).describe('User id for each spot; "" for a free one'),
    layout: z.enum(['auto', 'custom']).default('auto').describe('auto fills free spots, custom keeps them empty'),
    show_names: z.boolean().default(true),
    voice_activation: z.boolean().default(false),
    widescreen: z.boolean().default(true).describe('Canvas of the room: 1280x720, otherwise 1280x960'),
    language: z.enum(LANGUAGES).default('curl').describe('Language of the sample'),
  }),
  advice: 'Give fewer spots.',
  run: async ({ language, ...body }, { api }) => {
    const { name = '', map, users } = body;
    if (map === undefined && name !== '' && !isLayoutName(name))
      throw new DocsError(
        `name: found "${name}" without a map; allowed: ${LAYOUT_NAMES.join(', ')}. ${didYouMean(name, LAYOUT_NAMES)}`,
      );
    if (map === undefined && name === '')
      throw new DocsError(`Both name and map are missing; give a map, or one of the names ${LAYOUT_NAMES.join(', ')}.`);
    const parsed = parsePlan(body, startPlan());
    if (parsed.value === undefined) throw new DocsError(parsed.problems.join('\n'));
    const findings = checkPlan(parsed.value, new Set(users));
    const request = layoutRequest(parsed.value);
    const path = request.path.replace(/\{(\w+)\}/g, 'YOUR_$1');
    const { problems } = await checkCall({ method: request.method, path, body: request.body }, await api());
    const valid = !hasErrors(findings) && problems.length === 0;
    const code = writeRequest(request).find((written) => written.language === language)?.code ?? '';
    const remarks = [...findings.map(({ level, text }) => `${level}: ${text}`), ...problems];
    return {
      text: [
        valid ? 'The request is valid.' : 'The API would refuse this request.',
        remarks.map((remark) => `- ${remark}`).join('\n'),
        `${request.method} ${request.path}`,
        `\`\`\`json\n${JSON.stringify(request.body, null, 2)}\n\`\`\``,
        `\`\`\`${language === 'curl' ? 'bash' : language === 'node' ? 'javascript' : language}\n${code}\n\`\`\``,
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
      data: { valid, method: request.method, path: request.path, body: request.body, remarks },
    };
  },
});
