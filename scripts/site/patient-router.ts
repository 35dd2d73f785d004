import type { Plugin } from 'vite';

/** What of React Router is changed as it is bundled, by the file of its `lib/dom/ssr`. */
const changes: Readonly<Record<string, { from: RegExp; to: string }>> = {
  // When a page's script cannot be loaded, it loads the page anew that the visitor wants to leave. Instead the page has
  // a component that fails as soon as it is shown: an error thrown here would be dropped, and nothing shown at all.
  routeModules: {
    from: /console\.error\(`Error loading route module .*\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/s,
    to: 'console.error(error); return { default() { throw error; } };',
  },
  // Words to developers, in an inline script that the Content-Security-Policy forbids.
  errorBoundaries: { from: /\/\* @__PURE__ \*\/ React\$?\d?\.createElement\("script", \{.*?` \}\s*\}\)/s, to: 'null' },
};

/**
 * A script that does not come is an error of the page that it belongs to: that page is loaded whole, or says so and
 * leads on (app/features/between-pages/failed-page.tsx). React Router's own reload would leave the visitor where they
 * were, as if the click had not counted.
 */
export function patientRouter(): Plugin {
  const applied = new Set<string>();
  const hint = 'React Router is not as this was written for: see scripts/site/patient-router.ts.';
  return {
    name: 'patient-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\/lib\/dom\/ssr\/(?:routeModules|errorBoundaries)\.js$/ },
      handler(code, id) {
        const [, name = ''] = /(\w+)\.js$/.exec(id) ?? [];
        const change = changes[name];
        if (!change?.from.test(code)) this.error(`${hint} What it looks for is not in ${name}.js.`);
        applied.add(name);
        return { code: code.replace(change.from, change.to), map: null };
      },
    },
    buildEnd(error) {
      const missing = Object.keys(changes).filter((name) => !applied.has(name));
      if (error || this.environment.name !== 'client' || missing.length === 0) return;
      this.error(`${hint} There is no ${missing.join(', ')}.js.`);
    },
  };
}
