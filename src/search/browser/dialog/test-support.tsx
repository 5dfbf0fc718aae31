import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchConfig } from '../../../site/config/site-config';
import type { SearchHit, SearchRequest } from '../../shared/response';
import type { SearchOutcome, SearchSource } from '../search-source';
import { responseWith } from '../test-support';
import type { StartLink } from './start-links';
import { SearchDialog } from './search-dialog';

const CONFIG: SearchConfig = {
  appId: '',
  indexName: 'docs',
  apiKey: '',
  hosts: [],
  localFallback: true,
  shortcuts: { ctrlK: true, slash: true },
  insights: false,
  externalUrlRegex: 'playground',
  letUsKnowUrl: 'https://issues.example/new?title={query}',
};

/** A section of the page `Layers`. */
export const hit = (number: number, overrides: Partial<SearchHit> = {}): SearchHit => ({
  objectID: `h${number}`,
  type: 'lvl2',
  url: `https://developers.example/docs/layers#s${number}`,
  content: 'Text',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: `Section ${number}` },
  _highlightResult: {
    hierarchy: { lvl2: { value: `<mark>Sec</mark>tion ${number} <img src=x>`, matchLevel: 'full' } },
  },
  _snippetResult: { content: { value: 'Text', matchLevel: 'none' } },
  ...overrides,
});

/** The page `Layers`. */
export const page = hit(0, {
  type: 'lvl1',
  url: 'https://developers.example/docs/layers',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers' },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>Lay</mark>ers', matchLevel: 'full' } } },
});

type Answered = Extract<SearchOutcome, { readonly response: unknown }>;

export const answered = (hits: SearchHit[], status: Answered['status'] = 'answered'): Answered => ({
  status,
  engine: 'local',
  response: responseWith(hits, { nbHits: 113, nbPages: 6 }),
});

/** Inputs of the dialog, and a record of what it did. */
interface DialogTest {
  outcome: SearchOutcome | Promise<SearchOutcome>;
  isNarrow: boolean;
  readonly requests: SearchRequest[];
  readonly giveHeadStart: jest.Mock;
  readonly onClose: jest.Mock;
  readonly onChoose: jest.Mock;
}

const dialog: DialogTest = {
  outcome: { status: 'failed' },
  isNarrow: false,
  requests: [],
  giveHeadStart: jest.fn(),
  onClose: jest.fn(),
  onChoose: jest.fn(),
};

/** Sets up the environment for tests of the dialog. Each test starts with results in two groups and nothing stored. */
export function prepareDialogTests(): DialogTest {
  beforeAll(() => {
    Object.assign(window, { matchMedia: () => ({ matches: dialog.isNarrow }), scrollTo: () => undefined });
    // Elements have no size in jsdom.
    Object.assign(Element.prototype, { getClientRects: () => [{}], scrollIntoView: () => undefined });
  });
  beforeEach(() => {
    dialog.outcome = answered([
      page,
      ...Array.from({ length: 8 }, (_, number) => hit(number + 1)),
      hit(20, { hierarchy: { ...hit(20).hierarchy, lvl0: 'SDKs' } }),
    ]);
    dialog.isNarrow = false;
    dialog.requests.length = 0;
    dialog.giveHeadStart.mockReset();
    dialog.onClose.mockReset();
    dialog.onChoose.mockReset();
    localStorage.clear();
  });
  afterEach(cleanup);
  return dialog;
}

interface DialogOptions {
  readonly initialQuery?: string;
  readonly source?: Partial<SearchSource>;
  readonly config?: Partial<SearchConfig>;
  readonly mayTrack?: () => boolean;
  readonly startLinks?: readonly StartLink[];
}

export async function openDialog({
  initialQuery = '',
  source = {},
  config = {},
  mayTrack = () => false,
  startLinks = [],
}: DialogOptions = {}): Promise<void> {
  const fullSource: SearchSource = {
    indexName: 'docs',
    isHosted: false,
    preload: () => undefined,
    giveHeadStart: dialog.giveHeadStart,
    search: async (requests) => {
      dialog.requests.push(...requests);
      return dialog.outcome;
    },
    ...source,
  };
  const fullConfig = { ...CONFIG, ...config };
  await act(
    async () =>
      void render(
        <SearchDialog
          source={fullSource}
          config={fullConfig}
          initialQuery={initialQuery}
          mayTrack={mayTrack}
          startLinks={startLinks}
          onClose={dialog.onClose}
          onChoose={dialog.onChoose}
          onShown={() => () => undefined}
        />,
      ),
  );
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const type = (query: string) => act(async () => void fireEvent.input(field(), { target: { value: query } }));
