/** React without the features that the site has no use for: docs/decisions/023-lean-react.md */
import path from 'node:path';
import type { Plugin } from 'vite';

/** The version of React whose source these lists were read against. Any other one is left as it is. */
export const readVersion = '19.3.1';

/** What nothing imports, by package. */
const exported = {
  react:
    'Activity Children PureComponent ViewTransition __COMPILER_RUNTIME addTransitionType cache cacheSignal ' +
    'unstable_useCacheRefresh useActionState useDeferredValue useEffectEvent useInsertionEffect useOptimistic ' +
    'useTransition',
  'react-dom':
    'browser preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset ' +
    'unstable_batchedUpdates useFormState useFormStatus',
};

/** Features that the site doesn't use: their functions throw, so that a use of one fails in each browser test of it. */
const refused = {
  '<ViewTransition>': [
    'applyViewTransitionToHostInstances',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
  ],
  'ref of a <Fragment>': ['FragmentInstance', 'traverseVisibleInstancesAndTextInstances'],
  'preload() and the like of react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
  'styles and scripts that React loads': ['acquireResource', 'preloadResourceAndSuspendIfNeeded'],
  useActionState: ['mountActionState', 'updateActionState'],
  useDeferredValue: ['mountDeferredValueImpl', 'updateDeferredValueImpl'],
  'React Compiler': ['useMemoCache'],
  '<Activity>': ['updateActivityComponent'],
  '<SuspenseList>': ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  findDOMNode: ['findCurrentFiberUsingSlowPath'],
};

/** What React looks for in each update, and never finds here; null is what it gets then. */
const absent = {
  '<ViewTransition>': [
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'trackEnterViewTransitions',
  ],
  'ref of a <Fragment>': [
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
  ],
  'what an update must wait for': [
    'accumulateSuspenseyCommitOnFiber',
    'onUnsuspend',
    'preloadInstanceAndSuspendIfNeeded',
    'waitForCommitToBeReady',
  ],
  'onSelect and onBeforeInput': ['constructSelectEvent', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  'browsers without CompositionEvent or oninput': ['handleEventsForInputEventPolyfill', 'isFallbackCompositionEnd'],
  // In a build its components' names are single letters.
  'the component stack of an error': ['getComponentNameFromType', 'getStackByFiberInDevAndProd'],
  // This version of React never calls it.
  'the sign of a pending transition': ['defaultOnDefaultTransitionIndicator'],
};

/** Of what React moves into the head, the site has `<link>`, `<meta>` and `<title>`, which need no loading. */
const getResource = `function getResource(type, _, { precedence }) {
  if (precedence || type === 'style' || type === 'script') leftOut();
  return null;
}`;

const leftOut = `function leftOut() {
  throw new Error('scripts/build/lean-react.ts leaves this out of React');
}`;

/** Methods of what is left out. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};/gm;

/** The connection to React's developer tools, which work in `npm run dev`. */
const developerTools = String.raw`^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?^\}`;

/**
 * @param file without its ending
 * @throws if what is left out isn't there exactly once
 */
export function withoutUnused(file: string, source: string): string {
  let code = source;
  const replace = (what: string, pattern: string, replacement: string) => {
    const parts = code.split(new RegExp(pattern, 'm'));
    if (parts.length !== 2) throw new Error(`React has ${what} ${parts.length - 1} times`);
    code = parts.join(replacement);
  };
  const replaceFunction = (name: string, replacement: string) =>
    replace(`the function ${name}`, String.raw`^function ${name}\([^{]*\{[\s\S]*?^\}`, replacement);
  if (file !== 'react-dom-client') {
    for (const name of exported[file === 'react' ? 'react' : 'react-dom'].split(' '))
      replace(name, String.raw`^exports\.${name} =\s(?:(?:function|\{)[\s\S]*?^\};|[^\n]*;)$`, '');
    return code;
  }
  code = code.replace(methods, '');
  for (const name of Object.values(refused).flat()) replaceFunction(name, `function ${name}() { leftOut(); }`);
  for (const name of Object.values(absent).flat()) replaceFunction(name, `function ${name}() { return null; }`);
  replaceFunction('getResource', getResource);
  replace('the developer tools', developerTools, '');
  return `${leftOut}\n${code}`;
}

const names = Object.values(exported).join(' ').replaceAll(' ', '|');
const use = new RegExp(
  String.raw`\b(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{[^}]*?\b(${names})\b[^}]*\}\s*from\s*["']react(?:-dom)?["']|` +
    String.raw`\b\w*[Rr]eact\w*\.(${names})\b|\b(on(?:BeforeInput|Select)(?:Capture)?)\b`,
);

/** What the code of a module uses though React is served without it. */
export const leftOutUse = (code: string): string | undefined => use.exec(code)?.slice(1).find(Boolean);

/** Leaves unused features out of the React that browsers get, and refuses to build what uses one of them. */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.[cm]?[jt]sx?$/ },
    handler(code, id) {
      if (!/[\\/]cjs[\\/]react(?:-dom(?:-client)?)?\.production\.js$/.test(id)) {
        const name = leftOutUse(code);
        if (name) this.error(`${name} is left out of React: docs/decisions/023-lean-react.md says how to use it`);
        return null;
      }
      if (code.includes(`exports.version = "${readVersion}"`))
        return { code: withoutUnused(path.basename(id, '.production.js'), code), map: null };
      this.warn(`React isn't ${readVersion}, so it is served whole: read docs/decisions/023-lean-react.md`);
      return null;
    },
  },
});
