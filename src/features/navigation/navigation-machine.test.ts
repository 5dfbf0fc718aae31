import {
  isBusy,
  isShownPage,
  transition,
  type Navigation,
  type NavigationEvent,
  type NavigationState,
  type Screen,
  type Transition,
} from './navigation-machine';

const page: Screen = { href: '/a?q=1#x', key: 'key a', content: 'page' };
const error: Screen = { href: '/a', key: 'key a', content: 'error' };
const navigation = (kind: Navigation['kind'], href = '/b#y', key = 'key b'): Navigation => ({ kind, href, key });
const current = { push: navigation('push'), replace: navigation('replace'), pop: navigation('pop') };
const pending = (
  phase: 'fetching' | 'leaving',
  kind: Navigation['kind'],
  screen = page,
  key = kind === 'pop' ? 'key b' : screen.key,
): NavigationState => ({ phase, screen, navigation: current[kind], key });

const STATES: Readonly<Record<string, NavigationState>> = {
  starting: { phase: 'starting', screen: { ...page, key: '' } },
  page: { phase: 'resting', screen: page },
  'fetching, push': pending('fetching', 'push'),
  'fetching, push after back': pending('fetching', 'push', page, 'key c'),
  'fetching, replace': pending('fetching', 'replace'),
  'fetching, pop': pending('fetching', 'pop'),
  'leaving, push': pending('leaving', 'push'),
  'leaving, replace': pending('leaving', 'replace'),
  'leaving, pop': pending('leaving', 'pop'),
};

/** The navigation that the state waits for, or one that it does not wait for if it waits for none. */
const own = (state: NavigationState): Navigation => ('navigation' in state ? state.navigation : current.push);
const REQUESTS = {
  push: navigation('push', '/d', 'key d'),
  'push within the page': navigation('push', '/a#z', 'key e'),
  replace: navigation('replace', '/d', 'key d'),
  pop: navigation('pop', '/d', 'key d'),
  'pop within the page': navigation('pop', '/a#z', 'key e'),
  'pop from a menu': navigation('pop', '/a?q=1#x', 'key a'),
  'pop from a menu at b': navigation('pop', '/b#y', 'key b'),
};
const failed = { type: 'failed', message: 'No.' } as const;

const EVENTS: Readonly<Record<string, (state: NavigationState) => NavigationEvent>> = {
  started: () => ({ type: 'started', href: '/a', key: 'key s' }),
  restored: () => ({ type: 'restored' }),
  ...Object.fromEntries(
    Object.entries(REQUESTS).map(([name, request]) => [
      name,
      (): NavigationEvent => ({ type: 'requested', navigation: request }),
    ]),
  ),
  loaded: (state) => ({ type: 'loaded', navigation: own(state) }),
  'failed, may reload': (state) => ({ ...failed, navigation: own(state), mayReload: true }),
  'failed again': (state) => ({ ...failed, navigation: own(state), mayReload: false }),
  // Equal to the current navigation, but not the same: an earlier one to the same target.
  'stale loaded': (state) => ({ type: 'loaded', navigation: { ...own(state) } }),
};

/** Nothing changes. */
const NONE = '-';
/** The late report of a superseded navigation. */
const STALE = { 'stale loaded': NONE };
/** Reports for which nothing waits. */
const UNEXPECTED = { ...STALE, loaded: NONE, 'failed, may reload': NONE, 'failed again': NONE };
const REST = {
  ...UNEXPECTED,
  started: NONE,
  restored: NONE,
  push: 'fetching push /d, load',
  'push within the page': 'fetching push /a#z, load',
  replace: 'fetching replace /d, load',
  pop: 'fetching pop /d, load',
  'pop within the page': 'fetching pop /a#z, load',
  'pop from a menu': NONE,
  'pop from a menu at b': 'fetching pop /b#y, load',
};
const FETCHING = { ...STALE, started: NONE, restored: NONE };
const REPORTS = (kind: string) => ({
  loaded: 'page /b#y, show',
  'failed, may reload': `leaving ${kind} /b#y, leave after a failure`,
  'failed again': 'error /b#y, tell No.',
});
const LEAVING = {
  ...UNEXPECTED,
  started: NONE,
  restored: 'page /a?q=1#x',
  push: 'leaving push /d, leave',
  'push within the page': 'leaving push /a#z, leave',
  replace: 'leaving replace /d, leave',
  pop: 'leaving pop /d, leave',
  'pop within the page': 'leaving pop /a#z, leave',
};

const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  starting: {
    ...UNEXPECTED,
    started: 'page /a',
    restored: NONE,
    push: 'leaving push /d, leave',
    'push within the page': 'leaving push /a#z, leave',
    replace: 'leaving replace /d, leave',
    pop: 'leaving pop /d, leave',
    'pop within the page': NONE,
    'pop from a menu': NONE,
    'pop from a menu at b': 'leaving pop /b#y, leave',
  },
  page: REST,
  'fetching, push': { ...REST, ...FETCHING, ...REPORTS('push') },
  // The address is that of another entry, so the entry of the page is one to go back to.
  'fetching, push after back': {
    ...REST,
    ...FETCHING,
    ...REPORTS('push'),
    'pop from a menu': 'fetching pop /a?q=1#x, load',
  },
  // The entry that was to be replaced is gone.
  'fetching, replace': {
    ...REST,
    ...FETCHING,
    ...REPORTS('replace'),
    'pop from a menu': 'fetching pop /a?q=1#x, load',
  },
  'fetching, pop': {
    ...REST,
    ...FETCHING,
    ...REPORTS('pop'),
    'pop from a menu': 'fetching pop /a?q=1#x, load',
    'pop from a menu at b': NONE,
  },
  'leaving, push': { ...LEAVING, 'pop from a menu': NONE, 'pop from a menu at b': 'leaving pop /b#y, leave' },
  'leaving, replace': {
    ...LEAVING,
    'pop from a menu': 'leaving pop /a?q=1#x, leave',
    'pop from a menu at b': 'leaving pop /b#y, leave',
  },
  'leaving, pop': { ...LEAVING, 'pop from a menu': 'leaving pop /a?q=1#x, leave', 'pop from a menu at b': NONE },
};

function describeTransition(before: NavigationState, { state, effect }: Transition): string {
  if (state === before && !effect) return NONE;
  const result =
    'navigation' in state
      ? `${state.phase} ${state.navigation.kind} ${state.navigation.href}`
      : `${state.screen.content} ${state.screen.href}`;
  if (!effect) return result;
  if (effect.type === 'tell') return `${result}, tell ${effect.message}`;
  return `${result}, ${effect.type}${effect.type === 'leave' && effect.hasFailed ? ' after a failure' : ''}`;
}

const names = Object.keys(EVENTS);

test('the table has every pair of a state and an event', () => {
  expect(Object.keys(TABLE)).toEqual(Object.keys(STATES));
  for (const row of Object.values(TABLE)) expect(Object.keys(row).sort()).toEqual([...names].sort());
});

describe.each(Object.entries(STATES))('in the state "%s"', (name, state) => {
  test.each(names)('"%s"', (event) => {
    expect(describeTransition(state, transition(state, EVENTS[event]!(state)))).toBe(TABLE[name]![event]);
  });
});

test('a pending navigation keeps what is shown, and knows the entry of the address', () => {
  for (const [name, request] of Object.entries(REQUESTS)) {
    const { state } = transition(pending('fetching', 'push', page, 'key c'), {
      type: 'requested',
      navigation: request,
    });
    expect(state).toEqual({
      phase: 'fetching',
      screen: page,
      navigation: request,
      key: name.startsWith('pop') ? request.key : 'key c',
    });
  }
});

test('what is shown has the key of its own history entry', () => {
  const { starting } = STATES;
  const started = transition(starting!, { type: 'started', href: '/a', key: 'key s' });
  expect(started.state).toEqual({ phase: 'resting', screen: { href: '/a', key: 'key s', content: 'page' } });
  const before = pending('fetching', 'push', page, 'key c');
  for (const [content, event] of [
    ['page', { type: 'loaded', navigation: current.push }],
    ['error', { ...failed, navigation: current.push, mayReload: false }],
  ] as const)
    expect(transition(before, event).state).toEqual({
      phase: 'resting',
      screen: { href: '/b#y', key: 'key b', content },
    });
});

test('a link is followed whatever its key; only back and forward can lead to the entry that is current', () => {
  const link = navigation('replace', '/b', page.key);
  expect(transition(STATES.page!, { type: 'requested', navigation: link }).effect).toEqual({
    type: 'load',
    navigation: link,
  });
});

test('readers wait for another page, but not for another place on the same page', () => {
  expect(
    Object.entries(STATES)
      .filter(([, state]) => isBusy(state))
      .map(([name]) => name),
  ).toEqual(Object.keys(STATES).filter((name) => /^fetching|^leaving/.test(name)));
  expect(isBusy({ phase: 'fetching', screen: page, navigation: navigation('push', '/a?q=2'), key: 'key a' })).toBe(
    false,
  );
  expect(isShownPage(page, navigation('push', '/a#z'))).toBe(true);
  expect(isShownPage(error, navigation('push', '/a#z'))).toBe(false);
  expect(isShownPage(page, navigation('push', '/a/b'))).toBe(false);
});
