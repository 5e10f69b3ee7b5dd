/**
 * The fair draw of an issue (domain/lottery.md §3): the commit before bets open, the digest of the orders as
 * the public value at closing, and the result from both.
 */
import { sha256, toHex } from '../fair/sha256.ts'
import { clientPartOfBets, tableCommitOf } from '../fair/shared-round.ts'
import { openStream, type Hmac } from '../fair/stream.ts'
import { familyOf } from './classic/families.ts'
import type { FamilyCode } from './classic/play.ts'

/** SHA-256(0x01 ‖ seed) in hex: published before bets of the issue are taken. */
export const issueCommitOf = (seed: string): string => tableCommitOf(seed)

/** The result's text of an issue: `84003`, `6,1,8`. The beacon is the hex that was published at closing. */
export function drawOf(
  family: FamilyCode,
  numero: string,
  seed: string,
  beacon: string,
  hmac?: Hmac,
): string {
  const stream = openStream(
    { serverSeed: seed, clientSeed: beacon, nonce: 0, tag: `${family}:${numero}` },
    hmac,
  )
  return familyOf(family).draw(stream)
}

/**
 * The digest of all accepted orders, which stands in for a public beacon: SHA-256 over their sorted
 * `betId:clientSeed`. With no orders it is the SHA-256 of the numero.
 */
export function digestOf(
  orders: readonly { readonly betId: string; readonly clientSeed: string }[],
  numero: string,
): string {
  if (orders.length === 0) return toHex(sha256(new TextEncoder().encode(numero)))
  return clientPartOfBets(orders.map((order) => `${order.betId}:${order.clientSeed}`))
}
