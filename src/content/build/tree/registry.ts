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
      props: z.strictObject({ title: z.string().min(1), href: z.string().min(1) }),
      render: ({ title, href }, children) =>
        h(
          'div',
          { className: ['card'] },
          h('a', { className: ['card-title'], href }, title),
          h('div', { className: ['card-text'] }, children),
        ),
    }),
    CardGrid: defineComponent({
      props: z.strictObject({}),
      render: (_props, children) => h('div', { className: ['card-grid'] }, children),
    }),
    FrameGrid: defineComponent({
      props: z.strictObject({}),
      render: (_props, children) => h('div', { className: ['card-grid', 'frame-grid'] }, children),
    }),
    Badge: defineComponent({
      props: z.strictObject({ kind: z.enum(BADGE_KINDS).default('neutral') }),
      render: ({ kind }, children) =>
        h('span', { className: ['badge', `badge-${kind}`] }, kind === 'lock' ? [lock(), ' '] : [], children),
    }),
    Steps: defineComponent({
      props: z.strictObject({}),
      render: (_props, children) => h('div', { className: ['steps'] }, children),
    }),
    Tabs: defineComponent({
      props: z.strictObject({
        groupId: z.string().min(1).optional(),
        defaultValue: z.string().min(1).optional(),
        queryString: z.union([z.boolean(), z.string().min(1)]).optional(),
      }),
    }),
    TabItem: defineComponent({
      props: z.strictObject({
        value: z.string().min(1),
        label: z.string().min(1).optional(),
        default: z.boolean().optional(),
      }),
    }),
    RunnableSteps: defineComponent({
      props: z.strictObject({}),
      render: () =>
        h(
          'div',
          { className: ['lesson'], dataLesson: '', role: 'group', ariaLabel: 'Run this page' },
          h(
            'p',
            h('strong', 'Run this page.'),
            ' Every block with a Run button sends its calls from here, to a stand-in for the API in your browser or ' +
              'to the mock server on your machine. The meeting is drawn below it.',
          ),
          h('button', { type: 'button', className: ['code-run'], dataRun: 'all' }, 'Run all'),
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
      props: z.strictObject({ src: z.string().min(1), alt: z.string().min(1), caption: z.string().optional() }),
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
