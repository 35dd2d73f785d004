/** The schemas as JSON Schema: what an editor completes and explains by, and where messages find their words. */
import { z } from 'zod';

const orFact = '|\\{\\{';

/** What is looked at of one here. */
export type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/**
 * The schema of what is written in a file, before facts are filled in and texts are rendered: any text may quote one,
 * so that its length and its form can be judged by the build only.
 */
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
      // A schema that extends another one comes by here twice.
      if (jsonSchema.pattern !== undefined && !jsonSchema.pattern.endsWith(orFact))
        jsonSchema.pattern = `(?:${jsonSchema.pattern})${orFact}`;
    },
  }) as JsonSchema;
