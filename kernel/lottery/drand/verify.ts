/**
 * Whether the network signed a round (domain/lottery.md §3). The curve is large, so a page loads this file
 * when it is needed.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { fromHex, sha256, toHex } from '../../fair/sha256.ts'
import type { DrandChain, DrandRound } from './chain.ts'

const { shortSignatures } = bls12_381
/** How a message becomes a point of G1, in RFC 9380. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

export type DrandProblem = 'ROUND' | 'RANDOMNESS' | 'SIGNATURE'

/** What is wrong with an answer about a round that was asked for; undefined if all of it is right. */
export function problemOfDrandRound(
  chain: DrandChain,
  asked: number,
  { round, signature, randomness }: DrandRound,
): DrandProblem | undefined {
  if (round !== asked) return 'ROUND'
  if (drandRandomnessOf(signature) !== randomness) return 'RANDOMNESS'
  return isDrandSignature(chain, round, signature) ? undefined : 'SIGNATURE'
}

/** The SHA-256 of a signature; throws a RangeError if it is no text of hex pairs. */
export const drandRandomnessOf = (signature: string): string => toHex(sha256(fromHex(signature)))

/** False too for what is no signature at all. A round has one signature, and that has one writing. */
export function isDrandSignature(chain: DrandChain, round: number, signature: string): boolean {
  try {
    const point = shortSignatures.Signature.fromBytes(fromHex(signature))
    return (
      toHex(shortSignatures.Signature.toBytes(point)) === signature &&
      shortSignatures.verify(point, shortSignatures.hash(messageOf(round), DOMAIN), fromHex(chain.publicKey))
    )
  } catch {
    return false
  }
}

/** SHA-256 of the round as eight bytes, the highest first. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return sha256(bytes)
}
