/**
 * Encrypted calls: one compact JWE to the server's current key (wire.md §4). It loads with the first such
 * call, or with the window of the sign-in.
 */
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { readKeys } from '../../contract/player/system/read-keys.ts'
import { machineNowMs, noteServerClock } from './server-clock.ts'

const KEPT_MS = 10 * 60_000
let kept: { key: JWK; atMs: number } | null = null

/** After a refusal the next seal asks for the keys again: they may have rotated. */
export function forgetSealKey(): void {
  kept = null
}

/** Asks for the key beside something else that takes its time. A failure is left to the call. */
export function prepareSealing(): void {
  newestKey().catch(() => {})
}

export async function seal(body: unknown): Promise<string> {
  const jwk = await newestKey()
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body ?? {})))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: jwk.kid!,
      iat: Math.floor(machineNowMs() / 1000),
      jti: crypto.randomUUID(),
    })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}

async function newestKey(): Promise<JWK> {
  if (kept && Date.now() - kept.atMs < KEPT_MS) return kept.key
  const answer = await fetch(readKeys.path, { headers: { Module: 'WPS' } })
  noteServerClock(answer.headers)
  const { value } = (await answer.json()) as { value: { keys: JWK[] } }
  kept = { key: value.keys[0]!, atMs: Date.now() }
  return kept.key
}
