/** Entries that an edit deletes though another file needs them, or adds though none uses them. */
import { z } from 'zod';
import { dispensableRoles } from '#domain/search.ts';
import { dataFiles } from './schemas.server.ts';
import type { Source } from './source.server.ts';
import { pathOf } from './translation.server.ts';
import { textsIn } from './values.server.ts';
import { warning } from './warning.server.ts';

type Sources = ReadonlyMap<string, Source>;

const rolesIn = (data: unknown) =>
  textsIn(data).flatMap(({ keys, text }) => (keys.at(-1) === 'role' ? [{ role: text, entry: keys.slice(0, -1) }] : []));

/** Entries that were deleted, and whose role an answer of the search depends on. */
export function lintRoles(sources: Sources, before: (file: string) => unknown): string[] {
  const now = new Set([...sources.values()].flatMap((source) => rolesIn(source.data()).map(({ role }) => role)));
  return [...sources].flatMap(([file, source]) =>
    rolesIn(before(file))
      .filter(({ role }) => !now.has(role) && !dispensableRoles.some((one) => one === role))
      .map(({ role, entry }) => {
        const whole = entry.at(-1) === 'asked' ? entry.slice(0, -1) : entry;
        const message = `no longer has ${pathOf(before(file), whole)} with its role: ${role}, by which the search answers`;
        const allowed = `role: ${role} under asked of the entry that answers this now, or the entry as it was`;
        return source.problem(whole.slice(0, -1), message, allowed);
      }),
  );
}

/** Pictures that were added, and that nothing shows. */
export function lintPictures(sources: Sources, before: unknown): string[] {
  const source = sources.get(dataFiles.images);
  const known = recordSchema.parse(before);
  const isShown = (id: string) =>
    [...sources].some(
      ([file, other]) =>
        file !== dataFiles.images &&
        (other.texts().some(({ text }) => text === id) || new RegExp(`picture=${id}(?![\\w-])`).test(other.body)),
    );
  return Object.keys(recordSchema.parse(source?.data())).flatMap((id) =>
    !source || Object.hasOwn(known, id) || isShown(id)
      ? []
      : warning(
          source,
          [id],
          id,
          `is shown nowhere: neither a page nor a section of ${dataFiles.gallery} names it`,
          `the picture’s name in a section of ${dataFiles.gallery}: - ${id}`,
        ),
  );
}

const recordSchema = z.record(z.string(), z.unknown()).catch({});
