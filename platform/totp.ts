/** Time-based one-time codes (RFC 6238): SHA-1, 30 s, 6 digits, one step either way, each step used once. */
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  })
}

/** A new seed of 160 bits in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app reads from the QR code. */
export function totpAddress(secret: string, username: string, issuer: string): string {
  return totpOf(secret, issuer, username).toString()
}

/**
 * The time step of a code, or null if it is wrong, more than one step away, or not newer than the last step
 * used.
 */
export function matchTotpStep(secret: string, code: string, now: Date, lastStep: bigint): bigint | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return null
  const step = BigInt(Math.floor(now.getTime() / (PERIOD_S * 1000)) + delta)
  return step > lastStep ? step : null
}
