import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';

function complaintAbout(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  it('work without any', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', RATE_LIMIT: 'on' });
    // Empty counts as unset.
    const empty = Object.fromEntries(settingNames.map((name) => [name, '  ']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it.each([
    ['off', 0],
    ['0', 0],
    ['on', 1],
    ['2', 2],
  ])('read TRUST_PROXY=%s as %d proxies', (value, proxies) => {
    expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies);
  });

  it('have base URLs without trailing slashes', () => {
    expect(readSettings({ NWS_URL: 'http://127.0.0.1:8080/nws/' }).NWS_URL).toBe('http://127.0.0.1:8080/nws');
  });

  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['HOST', 'http://x', 'an IP address or a host name'],
    ['TRUST_PROXY', 'maybe', 'the number of proxies'],
    ['RATE_LIMIT', 'no', 'on or off'],
    ['CALTRANS_URL', 'ftp://host', 'http:// or https://'],
    ['MAIL_TO', 'office@club.example, secretary', 'email address'],
    ['MAIL_TO', 'a@club.example\nBcc: b@club.example', 'email address'],
  ])('refuse %s=%j, naming the allowed values', (name, value, allowed) => {
    const complaint = complaintAbout({ [name]: value });
    expect(complaint).toContain(`${name} is ${JSON.stringify(value)}`);
    expect(complaint).toContain(allowed);
  });

  it('name all invalid variables at once, and never print a possible secret', () => {
    const complaint = complaintAbout({ SMTP_URL: 'http://user:hunter2@mail', CALENDAR_ICS_URL: 'hunter2' });
    expect(complaint).toMatch(/SMTP_URL[^]*CALENDAR_ICS_URL|CALENDAR_ICS_URL[^]*SMTP_URL/);
    expect(complaint).not.toContain('hunter2');
  });
});
