/** Replies by fast-json-stringify from the contract's schema: only what is declared leaves the house. */
import build from 'fast-json-stringify'
import type { TSchema } from 'typebox'

export function makeSerializer(schema: TSchema): (value: unknown) => string {
  return build(JSON.parse(JSON.stringify(schema)) as build.Schema, { rounding: 'trunc', largeArrayMechanism: 'default' })
}
