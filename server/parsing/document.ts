/**
 * A document from elsewhere, as it is read: in parts, so that one that cannot be read costs itself and not the others.
 */

/**
 * An opened document. Opening must be cheap for every text that a stranger can write: counting, splitting, no patterns
 * that look twice. Whatever takes long belongs into `read`, which is ended when it does.
 */
export type Opened<Part> = {
  /** How many parts it has; they are read in this order, so the cheapest go first. */
  count: number;
  /** Reads one part. Throws an UpstreamError to refuse the whole document. */
  read: (index: number) => Part;
};

/** Opens a document of one kind; `context` is what it must know beside the bytes, and can be cloned. */
export type Open<Context, Part> = (bytes: Uint8Array, context: Context) => Opened<Part>;

/** A document that is read in one go. */
export const inOnePart =
  <Context, Value>(read: (bytes: Uint8Array, context: Context) => Value): Open<Context, Value> =>
  (bytes, context) => ({ count: 1, read: () => read(bytes, context) });
