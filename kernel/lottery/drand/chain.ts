/**
 * drand, a network that publishes one random value after another (domain/lottery.md §3): which round belongs
 * to a moment, and what a server answers about it.
 */

export interface DrandChain {
  /** Names the chain in the addresses of its servers. */
  readonly hash: string
  /** On G2, in hex; signatures are on G1. */
  readonly publicKey: string
  /** Unix seconds of round 1. */
  readonly genesisS: number
  readonly periodS: number
}

/** The chain with a round every three seconds, scheme bls-unchained-g1-rfc9380. */
export const quicknet: DrandChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisS: 1_692_803_367,
  periodS: 3,
}

export interface DrandRound {
  readonly round: number
  /** 96 hex digits: the network's signature of the round. */
  readonly signature: string
  /** 64 hex digits: the SHA-256 of the signature. */
  readonly randomness: string
}

/** The first round at or after a moment. */
export function drandRoundAt({ genesisS, periodS }: DrandChain, moment: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - genesisS * 1_000) / (periodS * 1_000))) + 1
}

/** When a round is published; nobody knows it before. */
export function drandTimeOf({ genesisS, periodS }: DrandChain, round: number): Date {
  return new Date((genesisS + (round - 1) * periodS) * 1_000)
}

/** Below any of the addresses of the network's servers. */
export const drandPathOf = ({ hash }: DrandChain, round: number): string => `${hash}/public/${round}`

/** What a server answers about a round; undefined if it is no such answer. Nothing is verified. */
export function readDrandRound(text: string): DrandRound | undefined {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { round, signature, randomness } = value as Record<string, unknown>
  return typeof round === 'number' &&
    Number.isSafeInteger(round) &&
    round > 0 &&
    typeof signature === 'string' &&
    /^[0-9a-f]{96}$/.test(signature) &&
    typeof randomness === 'string' &&
    /^[0-9a-f]{64}$/.test(randomness)
    ? { round, signature, randomness }
    : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
