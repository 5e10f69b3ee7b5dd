/** The kernel's draw with the hashes of the server, which are faster and give the same bytes. */
import { createHash, createHmac } from 'node:crypto'
import { clientPartOfBets } from '../../../../kernel/fair/shared-round.ts'
import type { FamilyCode } from '../../../../kernel/lottery/classic/play.ts'
import { drawOf } from '../../../../kernel/lottery/draw.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const digest = createHmac('sha256', key).update(message).digest()
  return new Uint8Array(digest.buffer, digest.byteOffset, digest.byteLength)
}

export const tagOf = (family: FamilyCode, numero: string): string => `${family}:${numero}`

/**
 * As `digestOf` of the kernel: of the accepted bets as `orderId:clientSeed`, or of the numero without any.
 */
export function beaconOf(numero: string, entries: readonly string[]): string {
  return clientPartOfBets(entries.length === 0 ? [numero] : entries, sha256)
}

export const drawResult = (family: FamilyCode, numero: string, seed: string, beacon: string): string =>
  drawOf(family, numero, seed, beacon, hmac)
