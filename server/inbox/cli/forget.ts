import { sqliteStore } from '../sqlite.ts';
import { holdingsRows } from '../words.ts';
import type { Command } from './commands.ts';
import { json } from './export.ts';

/** Lists what the inbox holds of one person; with --yes it deletes that. */
export const forget: Command = async ({ database, now }, who, options) => {
  const store = sqliteStore(database);
  const held = options.yes ? await store.forget(who, now) : await store.holdings(who);
  if (options.json) return json({ ...held, deleted: options.yes === true });
  const rows = holdingsRows(held).map(([label, text]) => `  ${label.padEnd(12)} ${text}\n`);
  const list = rows.length > 0 ? rows.join('') : '  nothing\n';
  return options.yes
    ? `Deleted, with the mails that waited:\n${list}A backup from before, once restored, is without it too.\n`
    : `The inbox holds of this person:\n${list}Nothing was deleted. To delete it for good, with the mails that wait, add --yes. Answer the person first: the address goes too.\n`;
};
