import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { englishWords } from '#app/lib/shell-words.server.ts';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import { CalendarEmbed } from './calendar-embed.tsx';
import { CrmFormEmbed } from './crm-form-embed.tsx';
import { StationEmbed } from './station-embed.tsx';

const render = (frame: ReactNode) =>
  renderToStaticMarkup(<ShellWordsContext value={englishWords}>{frame}</ShellWordsContext>);

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
  it('loads nothing, keeps its room and shows its plain link, since the visitor’s choice is not known yet', () => {
    const html = render(<CalendarEmbed calendar={calendar} timeZone="America/Los_Angeles" />);
    expect(html).not.toMatch(/<(iframe|script|img)\b/);
    expect(html).toMatch(/<svg[^>]* height="600"/);
    expect(html).toMatch(/<a href="https:\/\/calendar\.google\.com\/[^"]*"[^>]*>Open in Google Calendar/);
  });

  it('does not carry the provider’s script either', () => {
    expect(render(<CrmFormEmbed crm={crm} />)).not.toContain(crm.scriptUrl);
    expect(render(<CrmFormEmbed crm={{ ...crm, formId: null }} />)).toBe('');
  });

  it('says so where the club has none yet, and promises no page of its own', () => {
    const station = { id: 'summit', title: 'Station', provider: 'tempest' as const, station: null };
    const unset = render(<StationEmbed station={station} />);
    expect(unset).toContain('This weather station isn’t available yet');
    expect(unset).not.toContain('href');

    const own = render(<StationEmbed station={{ ...station, station: '42' }} />);
    expect(own).toContain('href="https://tempestwx.com/station/42/"');
  });
});
