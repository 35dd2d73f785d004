/** React without the features that the site has no use for: docs/decisions/023-lean-react.md */
import { version } from 'react';
import type { Plugin } from 'vite';

/** The version of React whose source these lists were read against. Any other one is left as it is. */
export const readVersion = '19.3.1';

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

/**
 * Fields of events that React reads in ways of its own for browsers of before 2017; 0 copies them. Events of Chrome's
 * autofill have no `key`, although the type has one.
 */
const copied = 'timeStamp relatedTarget movementX movementY clipboardData key charCode keyCode which deltaX deltaY';

/** What the scheduler has in tests of React itself only. */
const ofSchedulerTests = ['log', 'unstable_setDisableYieldValue'];

/** Methods of what is left out. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};/gm;

/** The connection to React's developer tools, which work in `npm run dev`. */
const developerTools = String.raw`^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?^\}`;

/**
 * @param source of react-dom-client
 * @throws if what is left out isn't there exactly once
 */
export function withoutUnused(source: string): string {
  let code = source.replace(methods, '');
  const replace = (what: string, pattern: string, replacement: string) => {
    const parts = code.split(new RegExp(pattern, 'm'));
    if (parts.length !== 2) throw new Error(`React has ${what} ${parts.length - 1} times`);
    code = parts.join(replacement);
  };
  const replaceFunction = (name: string, replacement: string) =>
    replace(`the function ${name}`, String.raw`^function ${name}\([^{]*\{[\s\S]*?^\}`, replacement);
  for (const name of Object.values(refused).flat()) replaceFunction(name, `function ${name}() { leftOut(); }`);
  for (const name of Object.values(absent).flat()) replaceFunction(name, `function ${name}() { return null; }`);
  replaceFunction('getResource', getResource);
  for (const name of copied.split(' '))
    replace(`the field ${name}`, String.raw`^    ${name}: function \(\w+\) \{[\s\S]*?^    \}`, `${name}: 0`);
  replace('the developer tools', developerTools, '');
  for (const name of ofSchedulerTests) replace(`Scheduler.${name}`, String.raw`\bScheduler\.${name}\b`, 'undefined');
  return `${leftOut}\n${code}`;
}

const withHyphens = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * React's tables of names: attributes that HTML writes with hyphens, and styles whose numbers have no unit.
 * @param used all names in the site's modules
 */
export const withoutUnusedNames = (code: string, used: ReadonlySet<string>): string =>
  code
    .replaceAll(/\["(\w+)",\s*"([a-z-]+)"\],?/g, (pair, name: string, inHtml: string) =>
      withHyphens(name) === inHtml && !used.has(name) ? '' : pair,
    )
    .replace(/(?<=")animationIterationCount [\w ]+/, (names) =>
      names
        .split(' ')
        .filter((name) => used.has(name))
        .join(' '),
    );

/** A package's file that only chooses between two others. */
const choice = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:index|client|jsx-runtime)\.js$/;
const chosen = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]([\w-]+)\.production\.js$/;

/**
 * A CommonJS file of React as a module: the bundler leaves out what nothing imports, and calls the rest by short names.
 * @throws if it isn't written as React's files are
 */
export function asModule(source: string): string {
  const taken = [...source.matchAll(/(\w+) = require\("([\w-]+)"\)[,;]\s*/g)];
  const names = new Set([...source.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
  let code = source.replace(/^var (?=\w+ = require\()/m, '');
  for (const [all] of taken) code = code.replace(all, '');
  code = code.replaceAll(/^exports\.(?=\w+ =)/gm, 'var $').replaceAll(/\bexports\.(?=\w)/g, '$');
  if (names.size === 0 || /\b(?:require|exports)\b/.test(code)) throw new Error('React is written in another way');
  const imports = taken.map(([, name, from]) => `import * as ${name} from '${from}';\n`);
  return `${imports.join('')}${code}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} };\n`;
}

/** What of React needs something that is left out. */
const names =
  'Activity|ViewTransition|addTransitionType|useActionState|useDeferredValue|useFormState|' +
  'preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule';
const use = new RegExp(
  String.raw`\b(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{[^}]*?\b(${names})\b[^}]*\}\s*from\s*["']react(?:-dom)?["']|` +
    String.raw`\b\w*[Rr]eact\w*\.(${names})\b|\b(on(?:BeforeInput|Select)(?:Capture)?)\b`,
);

/** What the code of a module uses though React is served without it. */
export const leftOutUse = (code: string): string | undefined => use.exec(code)?.slice(1).find(Boolean);

const isRead = version === readVersion;

/** Leaves unused features out of the React that browsers get, and refuses to build what uses one of them. */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    if (!isRead) this.warn(`React isn't ${readVersion}, so it is served whole: read docs/decisions/023-lean-react.md`);
  },
  transform: {
    filter: { id: /\.[cm]?[jt]sx?$/ },
    handler(code, id) {
      const [, file] = chosen.exec(id) ?? [];
      const [, production] = (choice.test(id) && /require\('(.+\.production\.js)'\)/.exec(code)) || [];
      // Some packages import React as a whole.
      if (isRead && production)
        return { code: `export * from '${production}';\nexport * as default from '${production}';`, map: null };
      if (isRead && file)
        return { code: asModule(file === 'react-dom-client' ? withoutUnused(code) : code), map: null };
      const name = !file && leftOutUse(code);
      if (name) this.error(`${name} is left out of React: docs/decisions/023-lean-react.md says how to use it`);
      return null;
    },
  },
  renderChunk(code, { moduleIds }) {
    if (!isRead || !moduleIds.some((id) => chosen.exec(id)?.[1] === 'react-dom-client')) return null;
    const modules = [...this.getModuleIds()].filter((id) => !chosen.test(id));
    const names = modules.flatMap((id) => this.getModuleInfo(id)?.code?.match(/\w+/g) ?? []);
    return { code: withoutUnusedNames(code, new Set(names)), map: null };
  },
});
