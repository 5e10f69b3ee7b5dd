/** Replies by fast-json-stringify from the contract's schema: only declared fields are sent. */
import build from 'fast-json-stringify'
import type { TSchema } from 'typebox'

export function makeSerializer(schema: TSchema): (value: unknown) => string {
  return build(JSON.parse(JSON.stringify(schema), withoutUnions) as build.Schema, {
    rounding: 'trunc',
    largeArrayMechanism: 'default',
  })
}

interface Union {
  anyOf?: { type?: string }[]
}

/**
 * "X or null" as one nullable X: the stringifier distinguishes the sides of a union with a validator that
 * does not know bigint.
 */
function withoutUnions(_: string, value: unknown): unknown {
  const { anyOf } = (value ?? {}) as Union
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== 'null') return value
  return { ...anyOf[0], nullable: true }
}
