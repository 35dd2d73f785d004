import { z } from 'zod';
import type { Path } from './values.server.ts';

export type Issue = { path: Path; message: string; allowed: string; typed?: string | undefined };

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number, without quotes, $ or words',
  int: 'a whole number, such as 5',
  boolean: 'true or false, without quotes',
  array: 'a list: each entry on a line of its own that begins with a hyphen and a space',
  object: 'a group with keys of its own, not one text',
  record: 'a group with keys of its own, not one text',
};

function wrongKind(expected: string, input: unknown): string {
  const kind = kinds[expected] ?? expected;
  if (input === undefined) return 'is missing';
  if (input === null && expected === 'array')
    return 'must be a list, and is empty: where there is none, [] goes behind the colon';
  if (input === null) return `must be ${kind}, and is empty`;
  if (expected !== 'string') return `must be ${kind}`;
  if (Array.isArray(input)) return 'must be one text, not a list';
  if (typeof input === 'object') return 'must be text, but a colon or a brace in it makes it a group of keys';
  return 'must be text: put it into quotes';
}

function words(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input);
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join(', ');
    case 'too_small':
    case 'too_big': {
      const least = issue.code === 'too_small';
      const limit = String(least ? issue.minimum : issue.maximum);
      if (issue.origin === 'string') return `must have at ${least ? 'least' : 'most'} ${limit} characters`;
      if (issue.origin === 'array')
        return `must have at ${least ? 'least' : 'most'} ${limit} ${limit === '1' ? 'entry' : 'entries'}`;
      return `must be ${issue.inclusive ? `at ${least ? 'least' : 'most'} ` : least ? 'more than ' : 'less than '}${limit}`;
    }
    case 'invalid_format':
      return 'is not written as it has to be';
    default:
      return undefined;
  }
}

/** The issues of the union option with the fewest: each wrong key counts, a wrong kind of value rules it out. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const weight = ({ code, path, ...rest }: z.core.$ZodIssue) =>
    code === 'invalid_type' && path.length === 0 ? 100 : 'keys' in rest ? rest.keys.length : 1;
  const sum = (option: readonly z.core.$ZodIssue[]) => option.reduce((total, one) => total + weight(one), 0);
  const [option = []] = issue.errors.toSorted((one, other) => sum(one) - sum(other));
  return option.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] }));
}

function schemaAt(schema: JsonSchema, [key, ...rest]: Path): JsonSchema | undefined {
  if (key === undefined) return schema;
  const here = typeof key === 'number' ? schema.items : (schema.properties?.[key] ?? schema.additionalProperties);
  const found = [
    ...(typeof here === 'object' ? [schemaAt(here, rest)] : []),
    ...(schema.anyOf ?? []).map((form) => schemaAt(form, [key, ...rest])),
  ];
  return found.find((one) => one?.description) ?? found.find(Boolean);
}

function allowedAt(schema: JsonSchema, path: Path): string | undefined {
  for (let depth = path.length; depth >= 0; depth--) {
    const found = schemaAt(schema, path.slice(0, depth));
    const description = found?.description ?? found?.anyOf?.find((form) => form.description)?.description;
    if (description) return description;
  }
  return undefined;
}

const refusedSchema = z.object({ typed: z.string(), allowed: z.string() });
const pathKey = (key: PropertyKey): string | number => (typeof key === 'symbol' ? String(key) : key);

/**
 * The rows whose values fit one by one, even if they contradict each other, such as "to" before "from". The list has
 * holes in place of the other rows, so that each row keeps its number.
 */
function rowsInShape(schema: z.ZodType, value: unknown): unknown {
  const row = schema instanceof z.ZodArray ? schema.element : undefined;
  if (!(row instanceof z.ZodObject) || !Array.isArray(value)) return undefined;
  const rows: unknown[] = [];
  value.forEach((one, index) => {
    const { data } = z.strictObject(row.shape).safeParse(one);
    if (data) rows[index] = data;
  });
  return rows;
}

type Checked<Data> =
  | { data: Data; issues?: never; inShape?: never }
  | { data?: never; issues: Issue[]; inShape: unknown };

export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { reportInput: true, error: words });
  if (result.success) return { data: result.data };
  const written = jsonSchemaOf(schema);
  const issues = result.error.issues.flatMap(nearest).flatMap((issue): Issue[] => {
    const at = issue.path.map(pathKey);
    if (issue.code === 'unrecognized_keys') {
      const keys = Object.keys(schemaAt(written, at)?.properties ?? {}).join(', ');
      const allowed = keys === '' ? (allowedAt(written, at) ?? '') : `one of these keys: ${keys}`;
      return issue.keys.map((key) => ({ path: [...at, key], message: 'means nothing here', allowed }));
    }
    const refused = issue.code === 'custom' ? refusedSchema.safeParse(issue.params).data : undefined;
    const allowed = refused?.allowed ?? allowedAt(written, at) ?? 'what the entries beside it have';
    const message = issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message;
    return [{ path: at, message, allowed, typed: refused?.typed }];
  });
  return { issues, inShape: rowsInShape(schema, value) };
}

const orFact = '|\\{\\{';

export type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** The JSON Schema of a file as typed. Any text may quote a fact, so only the build checks lengths. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'string') return;
      delete jsonSchema.format;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.allOf;
      // An extended schema is visited twice.
      if (jsonSchema.pattern !== undefined && !jsonSchema.pattern.endsWith(orFact))
        jsonSchema.pattern = `(?:${jsonSchema.pattern})${orFact}`;
    },
  }) as JsonSchema;
