/** The promises of the legal pages match what the software does. */
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
    // A restore keeps a copy of the restored backup beside the inbox.
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

test('privacy and terms have ten sections, and each legal text its date', () => {
  for (const name of ['privacy', 'terms']) expect(loadPage(name).sections).toHaveLength(10);
  for (const name of ['privacy', 'terms', 'privacy-request', 'chemical-exposure-notice']) {
    expect(loadPage(name)).toMatchObject({
      revised: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      counselReview: expect.any(String),
    });
  }
  expect(loadPage('terms').revised).toBe('2025-06-04');
});
