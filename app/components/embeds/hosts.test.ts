import { describe, expect, it } from 'vitest';
import type { Embeds } from '#content/schema/embeds.ts';
import { stationFrame } from './frames.ts';
import { embedHosts } from './hosts.ts';

const station = (provider: Embeds['stations'][number]['provider'], id: string | null) => ({
  id: 'one',
  title: 'A station',
  provider,
  station: id,
});
const unset: Parameters<typeof embedHosts>[0] = {
  stations: [station('weatherlink', null)],
  crm: {
    formId: null,
    frameOrigin: 'https://api.leadconnectorhq.com',
    scriptUrl: 'https://link.msgsndr.com/js/form_embed.js',
    height: 700,
    title: 'Form',
  },
  signup: { formUrl: null, height: 513, title: 'Sign-up' },
  analytics: { scriptUrl: null, siteId: null },
};

describe('the origins that pages may load from', () => {
  it('are those of the frames that need no configuration', () => {
    expect(embedHosts(unset, [])).toEqual({
      frame: ['https://calendar.google.com', 'https://embed.windy.com', 'https://www.google.com'],
      script: [],
      connect: ['https://calendar.google.com', 'https://embed.windy.com', 'https://www.google.com'],
    });
  });

  const configured = {
    ...unset,
    stations: [
      station('weatherlink', 'a'),
      station('weatherlink', 'b'),
      station('tempest', '12'),
      station('weather-underground', 'KCALOSGA1'),
    ],
    crm: {
      ...unset.crm,
      formId: 'abc',
      frameOrigin: 'https://forms.club.example',
      scriptUrl: 'https://scripts.club.example/form.js?v=2',
    },
    signup: { ...unset.signup, formUrl: 'https://club.sibforms.com/serve/xyz' },
    analytics: { scriptUrl: 'https://count.example/script.js', siteId: 'largc' },
  };
  const form = 'https://forms.club.example/widget/form/abc';

  it('grow by what the club sets up, each origin once, on the page that shows it', () => {
    const stations = configured.stations.map(
      ({ provider, station: id }) => stationFrame({ title: 'A station', provider, station: id })?.src ?? '',
    );
    const hosts = embedHosts(configured, [...stations, form, 'https://club.sibforms.com/serve/xyz']);
    expect(hosts.frame).toEqual([
      'https://calendar.google.com',
      'https://club.sibforms.com',
      'https://embed.windy.com',
      'https://forms.club.example',
      'https://tempestwx.com',
      'https://www.google.com',
      'https://www.weatherlink.com',
      'https://www.wunderground.com',
    ]);
    expect(hosts.script).toEqual(['https://scripts.club.example/form.js', 'https://count.example/script.js']);
    expect(hosts.connect).toEqual([...hosts.frame, 'https://count.example']);
  });

  it('do not grow on other pages, but by the counting that all have', () => {
    expect(
      embedHosts(configured, ['https://www.google.com/maps', 'https://forms.club.example/widget/form/other']),
    ).toEqual({
      frame: embedHosts(unset, []).frame,
      script: ['https://count.example/script.js'],
      connect: [...embedHosts(unset, []).frame, 'https://count.example'],
    });
  });

  it('are files, not hosts, for scripts, whatever their names hold', () => {
    const analytics = { scriptUrl: 'https://cdn.example/a;b,c.js?site=1#x', siteId: null };
    expect(embedHosts({ ...unset, analytics }, []).script).toEqual(['https://cdn.example/a%3Bb%2Cc.js']);
  });
});
