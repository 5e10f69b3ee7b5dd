/** Schemas of the values that every call shares (wire.md §3, Values). Server side only. */
import { Type } from 'typebox'

/** Money out: minor units; a shown balance may be zero, never below. */
export const Amount = (description = 'minor units of the currency') =>
  Type.Integer({ minimum: 0, maximum: 9_000_000_000_000, description })
/** Money in: at least one minor unit. */
export const PositiveAmount = (description = 'minor units of the currency') =>
  Type.Integer({ minimum: 1, maximum: 9_000_000_000_000, description })
/** Money that may be negative: a change of a balance. */
export const SignedAmount = (description = 'minor units of the currency, negative when money left') =>
  Type.Integer({ minimum: -9_000_000_000_000, maximum: 9_000_000_000_000, description })
export const Currency = () =>
  Type.String({ minLength: 3, maxLength: 5, description: 'ISO 4217 of the merchant, POINT or TRIAL' })
export const Time = (description = 'RFC 3339, UTC') => Type.String({ format: 'date-time', description })
/** The one date format of the wire; as input it must be a day of the calendar from 1900 to 2199. */
export const BusinessDate = () =>
  Type.String({ format: 'date', description: "YYYY-MM-DD in the merchant's time zone, 1900 to 2199" })
export const Id = (description = 'opaque id') =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.:-]+$', description })
/** Free text: trimmed, NFC and without control characters once it reaches the handler. */
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
export const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
// Marked, so that a browser that reads only the words of the contract leaves the schemas out.
export const PageQuery = {
  pageNo: /* @__PURE__ */ Type.Optional(
    /* @__PURE__ */ Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  ),
  pageSize: /* @__PURE__ */ Type.Optional(
    /* @__PURE__ */ Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  ),
}
/** A page of rows: `list`, `pageNo`, `totalPages`, `totalCount`. */
export const PageOf = <Row extends Parameters<typeof Type.Array>[0]>(row: Row) =>
  Type.Object({
    list: Type.Array(row),
    pageNo: Type.Integer(),
    totalPages: Type.Integer(),
    totalCount: Type.Integer(),
  })
/** An answer that says only that it worked. */
export const Empty = () => Type.Object({})
/** One word of a list. */
export const OneOf = <const Words extends readonly string[]>(words: Words, description?: string) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...(description ? { description } : {}) })
