import { createRequire } from 'node:module';
import { removeNeedlessPlugins } from './babel-plugins';

const gatsby = createRequire(require.resolve('gatsby/package.json'));

interface Plugin {
  readonly name: string;
}
interface State {
  readonly stages: Readonly<Record<string, { plugins: readonly Plugin[] }>>;
}

const { babelrcReducer } = gatsby('./dist/redux/reducers/babelrc') as {
  readonly babelrcReducer: (state: State | undefined, action: { type: string; payload?: object }) => State;
};
const { onCreateBabelConfig } = gatsby('gatsby-plugin-typescript/gatsby-node') as {
  readonly onCreateBabelConfig: (args: { readonly actions: object }, options: object) => void;
};

/** Gatsby's state after the installed gatsby-plugin-typescript has added its plugins to it. */
function withTypeScript(state: State): State {
  const setBabelPlugin = (payload: object) => babelrcReducer(state, { type: 'SET_BABEL_PLUGIN', payload });
  onCreateBabelConfig({ actions: { setBabelPlugin, setBabelPreset: () => undefined } }, {});
  return state;
}

const initialState = (): State => structuredClone(babelrcReducer(undefined, { type: 'INIT' }));
const remove = (babelrc: State): void => removeNeedlessPlugins({ store: { getState: () => ({ babelrc }) } });
const pluginsOf = ({ stages }: State): string[] =>
  Object.values(stages).flatMap(({ plugins }) => plugins.map(({ name }) => name));

test('removes the plugins that gatsby-plugin-typescript adds for every stage', () => {
  const state = initialState();
  const stages = Object.keys(state.stages);
  expect(stages).toEqual(expect.arrayContaining(['develop', 'build-javascript', 'build-html']));
  for (const _stage of stages) remove(withTypeScript(state));
  const left = pluginsOf(state);
  expect(left.filter((name) => name.includes('numeric-separator'))).toHaveLength(stages.length);
  expect(left.filter((name) => /optional-chaining|nullish/.test(name))).toEqual([]);
});

test('recognizes paths of Windows', () => {
  const state = withTypeScript(initialState());
  for (const stage of Object.values(state.stages))
    stage.plugins = stage.plugins.map(({ name }) => ({ name: name.replaceAll('/', '\\') }));
  remove(state);
  expect(pluginsOf(state).join()).not.toMatch(/optional-chaining|nullish/);
});

test('fails if a stage does not have the plugins', () => {
  expect(() => remove(initialState())).toThrow("Gatsby's Babel configuration of the stage develop does not have");
  const state = withTypeScript(initialState());
  state.stages['build-html']!.plugins = state.stages['build-html']!.plugins.slice(1);
  expect(() => remove(state)).toThrow('of the stage build-html does not have');
});

test('the configuration of Babel keeps syntax that all supported browsers know', () => {
  const preset = createRequire(gatsby.resolve('babel-preset-gatsby/package.json'));
  const babel = createRequire(preset.resolve('@babel/preset-env'))('@babel/core') as {
    readonly transformSync: (code: string, options: object) => { readonly code: string };
  };
  const code = 'class A extends B {\n  c = d?.e ?? [...f];\n}';
  expect(babel.transformSync(code, { filename: 'a.js', cwd: process.cwd() }).code).toBe(code);
  expect(babel.transformSync('<a />;', { filename: 'a.js', cwd: process.cwd() }).code).toContain('react/jsx-runtime');
});
