import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shellWords } from '#app/lib/shell-words.server.ts';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { calendarFrame, crmFrame } from './frames.ts';

const render = (frame: ReactNode) =>
  renderToStaticMarkup(<ShellWordsContext value={shellWords('en-US')}>{frame}</ShellWordsContext>);

const calendar = {
  title: 'Range calendar',
  calendarId: 'club@group.calendar.google.com',
  ownedByClub: true,
  standIn: 'Not the club’s calendar.',
  height: 600,
};
const crm = {
  formId: 'f1',
  frameOrigin: 'https://api.leadconnectorhq.com',
  scriptUrl: 'https://link.msgsndr.com/js/form_embed.js',
  height: 700,
  title: 'Contact form',
};

describe('a frame in the served HTML', () => {
  it('keeps the frame’s room where nothing of ours stands', () => {
    const html = render(<EmbedFrame {...calendarFrame(calendar, 'America/Los_Angeles')} />);
    expect(html).toMatch(/<svg[^>]* height="600"/);
  });

  it('does not carry the provider’s script either', () => {
    const frame = crmFrame(crm);
    expect(frame?.script).toBe(crm.scriptUrl);
    expect(frame && render(<EmbedFrame {...frame} />)).not.toContain(crm.scriptUrl);
  });
});
