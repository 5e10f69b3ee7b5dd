/**
 * Signatures of the vendor port (docs/vendors): HMAC-SHA256 over the timestamp, a full stop and the raw body.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** 64 lower-case hex digits. `timestamp` is the value of X-Timestamp: unix seconds as text. */
export function signVendorMessage(secret: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(timestamp).update('.').update(body).digest('hex')
}

/**
 * Whether one of the secrets made the signature. Every secret is tried, and each comparison takes the same
 * time.
 */
export function isSignedByOneOf(
  secrets: readonly string[],
  timestamp: string,
  body: string | Buffer,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'latin1')
  let isSigned = false
  for (const secret of secrets) {
    const expected = Buffer.from(signVendorMessage(secret, timestamp, body), 'latin1')
    if (given.length === expected.length && timingSafeEqual(given, expected)) isSigned = true
  }
  return isSigned
}
