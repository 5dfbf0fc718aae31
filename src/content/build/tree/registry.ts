import { h } from 'hastscript';
import { z } from 'zod';
import type { ApiOperation } from '../../../reference/shared/types';
import { endpointComponent } from '../../../reference/build/endpoint-component';
import { typesComponent, type SdkTypes } from '../../../reference/build/types/sdk-types';
import { endpointTable } from '../../../reference/build/endpoint-table';
import { conceptComponent } from '../concepts/concept-component';
import type { Concept } from '../concepts/parse-concept';
import { glossaryComponent } from '../glossary/glossary-component';
import type { GlossaryTerm } from '../glossary/read-glossary';
import { layoutPreview } from './layout-preview';
import { meetingFrame } from './meeting-frame';
import { uiSketch } from './ui-sketch';
import { defineComponent, type Registry } from '../../shared/tree/registered-component';

const BADGE_KINDS = ['info', 'success', 'warning', 'danger', 'neutral', 'lock'] as const;
/** Lucide's shape `lock`, in the middle of the line. */
const LOCK = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';

/**
 * Creates the registry of components that content may use. `operations` are those that API components can show, `types`
 * the declarations of the SDK, `terms` those of the glossary, `concepts` the drawings by name.
 */
export function createRegistry({
  operations,
  types,
  terms = [],
  concepts = new Map(),
}: {
  readonly operations: readonly ApiOperation[];
  readonly types?: SdkTypes | undefined;
  readonly terms?: readonly GlossaryTerm[];
  readonly concepts?: ReadonlyMap<string, Concept>;
}): Registry {
  return {
    Card: defineComponent({
      props: z
        .strictObject({
          title: z.string().min(1).describe('Title of the card, which is its link.'),
          href: z.string().min(1).describe('Where the card leads: a path of this site, or a URL.'),
        })
        .describe('A card with a link. Its text is between the tags.'),
      render: ({ title, href }, children) =>
        h(
          'div',
          { className: ['card'] },
          h('a', { className: ['card-title'], href }, title),
          h('div', { className: ['card-text'] }, children),
        ),
    }),
    CardGrid: defineComponent({
      props: z.strictObject({}).describe('Cards, two or three in a row.'),
      render: (_props, children) => h('div', { className: ['card-grid'] }, children),
    }),
    FrameGrid: defineComponent({
      props: z.strictObject({}).describe('Pictures side by side, such as before and after.'),
      render: (_props, children) => h('div', { className: ['card-grid', 'frame-grid'] }, children),
    }),
    Badge: defineComponent({
      props: z
        .strictObject({ kind: z.enum(BADGE_KINDS).default('neutral').describe('Color, or a lock before the text.') })
        .describe('A short label in a line of text. `lock` marks what needs a mode or a right.'),
      render: ({ kind }, children) =>
        h('span', { className: ['badge', `badge-${kind}`] }, kind === 'lock' ? [lock(), ' '] : [], children),
    }),
    Steps: defineComponent({
      props: z.strictObject({}).describe('A numbered list with a line beside it, for the steps of a procedure.'),
      render: (_props, children) => h('div', { className: ['steps'] }, children),
    }),
    Tabs: defineComponent({
      props: z
        .strictObject({
          groupId: z
            .string()
            .min(1)
            .optional()
            .describe('Tabs with the same value show the same choice, on all pages. The choice is kept.')
            .meta({ examples: ['language'] }),
          defaultValue: z.string().min(1).optional().describe('`value` of the tab that is open at first.'),
          queryString: z
            .union([z.boolean(), z.string().min(1)])
            .optional()
            .describe('Whether the choice is in the address of the page, by the name of the group or by this name.'),
        })
        .describe('Tabs of which one is open. Its children are `TabItem`s.'),
    }),
    TabItem: defineComponent({
      props: z
        .strictObject({
          value: z
            .string()
            .min(1)
            .describe('Name of the tab, by which tabs of a group belong together.')
            .meta({ examples: ['node'] }),
          label: z.string().min(1).optional().describe('Text of the tab. Without it, `value`.'),
          default: z.boolean().optional().describe('True for the tab that is open at first.'),
        })
        .describe('One of the tabs in `Tabs`.'),
    }),
    RunnableSteps: defineComponent({
      props: z.strictObject({}).describe('The button that runs all `bash` fences with `run`; once, before the first.'),
      render: () =>
        h(
          'div',
          { className: ['lesson'], dataLesson: '', role: 'group', ariaLabel: STRINGS.content.runPage },
          h('p', h('strong', STRINGS.content.runPageLead), ` ${STRINGS.content.runPageText}`),
          h('button', { type: 'button', className: ['code-run'], dataRun: 'all' }, STRINGS.content.runAll),
        ),
    }),
    Concept: conceptComponent(concepts),
    Endpoint: endpointComponent(operations),
    EndpointTable: endpointTable(operations),
    Glossary: glossaryComponent(terms),
    LayoutPreview: layoutPreview,
    MeetingFrame: meetingFrame,
    SdkTypes: typesComponent(types),
    UiSketch: uiSketch,
    Figure: defineComponent({
      props: z
        .strictObject({
          src: z
            .string()
            .min(1)
            .describe('Path of the picture: a file of `static`, or one relative to the page.')
            .meta({ examples: ['/img/rooms.png'] }),
          alt: z.string().min(1).describe('What the picture shows, for readers who cannot see it.'),
          caption: z.string().optional().describe('Text below the picture.'),
        })
        .describe('A picture with a caption.'),
      render: ({ src, alt, caption }) =>
        h('figure', { className: ['figure'] }, h('img', { src, alt }), caption ? h('figcaption', caption) : null),
    }),
  };
}

/** The drawing in a badge of the kind `lock`, whose text says what it means. */
function lock() {
  const strokes = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' };
  return h(
    'svg',
    { width: 11, height: 11, viewBox: '0 0 24 24', ariaHidden: 'true', ...strokes },
    h('path', { d: LOCK }),
  );
}
