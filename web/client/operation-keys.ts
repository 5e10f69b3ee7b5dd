/**
 * Idempotency keys. A key is stored before its call leaves and kept until a definite answer, so that the same
 * request sent again, even after a reload, gets the first answer and moves no money twice.
 */
import { readStored, store } from './storage.ts'

/**
 * The key of this request: the stored one when the same body waits for its answer, else a new one, now
 * stored.
 */
export async function keyFor(callName: string, body: unknown): Promise<{ key: string; forget: () => void }> {
  const place = `key:${callName}:${await fingerprintOf(body)}`
  const key = readStored('session', place) ?? crypto.randomUUID()
  store('session', place, key)
  return { key, forget: () => store('session', place, null) }
}

/** Passwords are left out: what is stored must not reveal them. */
async function fingerprintOf(body: unknown): Promise<string> {
  const text = JSON.stringify(body ?? null, (name, value: unknown) => {
    if (/password/i.test(name)) return undefined
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
