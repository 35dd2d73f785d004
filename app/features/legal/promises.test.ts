/** What the legal pages promise, against what the software does. The club's words and the code must not drift apart. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent, loadPage } from '#content/load.server.ts';
import { answerDays, confirmBusinessDays, extensionDays, logMonths, optOutBusinessDays } from '#domain/deadlines.ts';
import { backupDays, contactMonths, departureMonths, safetyCopyDays, unconfirmedDays } from '#server/inbox/policy.ts';

const { figures } = loadContent();

describe('the time limits that the pages name', () => {
  test.each([
    ['privacy-confirm', `${confirmBusinessDays} business days`],
    ['privacy-response', `${answerDays} days`],
    ['privacy-extension', `${extensionDays} days`],
    ['opt-out-response', `${optOutBusinessDays} business days`],
    ['privacy-log', `${logMonths} months`],
    ['message-retention', `${contactMonths} months`],
    ['departure-log', `${departureMonths} months`],
    // A restore keeps beside the inbox what a backup brought back.
    ['backup-retention', `${backupDays + safetyCopyDays} days`],
    ['signup-retention', `${unconfirmedDays} days`],
  ])('%s is %s', (id, kept) => {
    expect(figures[id]?.value).toBe(kept);
  });
});

test('the nightly backups are deleted when the pages say so', () => {
  const unit = readFileSync(path.resolve('deploy/site-backup.service'), 'utf8');
  expect(unit).toContain(`-mtime +${backupDays - 1} -delete`);
});

test('each legal text has ten sections where ten are named, and its date', () => {
  for (const name of ['privacy', 'terms']) expect(loadPage(name).sections).toHaveLength(10);
  for (const name of ['privacy', 'terms', 'privacy-request', 'chemical-exposure-notice']) {
    expect(loadPage(name)).toMatchObject({
      revised: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      counselReview: expect.any(String),
    });
  }
  expect(loadPage('terms').revised).toBe('2025-06-04');
});
