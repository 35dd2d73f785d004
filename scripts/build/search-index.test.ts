import { expect, test } from 'vitest';
import { placesOf } from './search-index.ts';

test('a page is split at link targets, and each place has only its own words', () => {
  const html = `<!DOCTYPE html><html><head><title>Not this</title></head><body><nav>Nor this</nav><main>
    <header><p class="kicker">Visit us <span class="illustration-mark">Illustration</span></p><h1>Rules</h1><p>All of them.</p><svg id="map"><title>A map</title></svg></header>
    <section id="guns" aria-labelledby="guns-heading"><h2 id="guns-heading"><span>1</span>. Guns</h2>
      <div data-nosnippet>OPEN</div><ul><li>Rifles</li><li>Pistols</li></ul>
      <details id="rent"><summary>Can I rent one?</summary><p>No &amp; never.</p><a class="screen-only mt-3">Link</a></details>
      <ul><li id="bows">bows,</li></ul>
      <p class="hidden noscript:block">This needs JavaScript.</p><dl class="now noscript:hidden"><dd>Loading…</dd></dl>
      <form id="ask"><label>Name</label></form>
      <figure><figcaption>A picture of guns</figcaption></figure><a class="button button-primary">Call Now</a>
      <p>See <a href="/faq">questions<span class="sr-only"> (opens in a new tab)</span></a>. Nothing above .50 BMG.</p>
    </section></main></body></html>`;
  expect(placesOf('/rules', html)).toEqual([
    { page: 'Rules', title: 'Rules', to: '/rules', text: 'All of them.' },
    {
      page: 'Rules',
      title: '1. Guns',
      to: '/rules#guns',
      text: 'Rifles · Pistols · See questions. Nothing above .50 BMG.',
    },
    { page: 'Rules', title: 'Can I rent one?', to: '/rules#rent', text: 'No & never.' },
    { page: 'Rules', title: 'Bows', to: '/rules#bows', text: '1. Guns' },
  ]);
});

test('a page without a heading stops the build', () => {
  expect(() => placesOf('/odd', '<main><p>Words</p></main>')).toThrow('/odd has no heading');
});
