import type { Plugin } from 'vite';

/**
 * What React Router does when a page's script cannot be loaded: it loads the page anew that the visitor wants to leave.
 */
const reload = /, reloading page\.\.\.(.*)window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/s;

/**
 * A script that does not come is an error like any other: the error page says so and leads on (app/root.tsx). React
 * Router's own reload would leave the visitor where they were, as if the click had not counted.
 */
export function patientRouter(): Plugin {
  let applied = false;
  return {
    name: 'patient-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code))
          this.error(
            'React Router no longer reloads the page where this was written for: see scripts/site/patient-router.ts.',
          );
        applied = true;
        // A page that fails as soon as it is shown: an error thrown here would be dropped, and nothing shown at all.
        return { code: code.replace(reload, '.$1return { default() { throw error; } };'), map: null };
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || applied) return;
      this.error('React Router’s lines were not found in any file: see scripts/site/patient-router.ts.');
    },
  };
}
