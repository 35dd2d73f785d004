/** Renders one page to complete HTML at build time. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * React puts module preloads first in <head>, where they compete with the style sheet for the first bytes and cost
 * 0.8 s of first paint on a slow phone. The scripts wait for an idle moment anyway, so their preloads go last.
 */
function preloadsLast(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link.replace('<link ', '<link fetchPriority="low" '));
    return '';
  });
  return rest.replace('</head>', `${preloads.join('')}</head>`);
}

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error;
    },
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(preloadsLast(await text(prelude)), { status, headers });
}
