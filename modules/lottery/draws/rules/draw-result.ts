/** What is drawn for an issue (domain/lottery.md §3): the seed is the key, and the beacon the client part. */
import { createHash, createHmac } from 'node:crypto'
import { openStream, type FairStream } from '../../../../kernel/fair/stream.ts'
import { clientPartOfBets } from '../../../../kernel/fair/shared-round.ts'
import type { Family } from '../games.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const digest = createHmac('sha256', key).update(message).digest()
  return new Uint8Array(digest.buffer, digest.byteOffset, digest.byteLength)
}

export const tagOf = (family: Family, numero: string): string => `${family}:${numero}`

/** The beacon ORDER_DIGEST: of the accepted bets as `orderId:clientSeed`, or of the numero if there is none. */
export function beaconOf(numero: string, entries: readonly string[]): string {
  return clientPartOfBets(entries.length === 0 ? [numero] : entries, sha256)
}

export function drawResult(family: Family, numero: string, seed: string, beacon: string): string {
  const stream = openStream(
    { serverSeed: seed, clientSeed: beacon, nonce: 0, tag: tagOf(family, numero) },
    hmac,
  )
  return textOf[family](stream)
}

const digits = (stream: FairStream, count: number): number[] =>
  Array.from({ length: count }, () => stream.int(10))
const numbersTo = (top: number): number[] => Array.from({ length: top }, (_, n) => n + 1)

const textOf: Readonly<Record<Family, (stream: FairStream) => string>> = {
  SSC: (stream) => digits(stream, 5).join(''),
  '11X5': (stream) => stream.shuffle(numbersTo(11)).slice(0, 5).join(','),
  K3: (stream) => Array.from({ length: 3 }, () => 1 + stream.int(6)).join(','),
  PK10: (stream) => stream.shuffle(numbersTo(10)).join(','),
  PC28: (stream) => digits(stream, 3).join(','),
  '3D': (stream) => digits(stream, 3).join(''),
  P3: (stream) => digits(stream, 3).join(''),
  P5: (stream) => digits(stream, 5).join(''),
}

/** The numbers of a result, in their order. */
export const numbersOf = (result: string): string[] =>
  result.includes(',') ? result.split(',') : [...result]
