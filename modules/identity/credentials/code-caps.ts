/**
 * How often codes are sent: to a number or an address once a minute, five times an hour, ten times a day,
 * plus the merchant's own caps.
 */
import { Refusal } from '../../../kernel/refusal.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { raiseCounter, readCounter } from '../../../platform/counters.ts'

export interface CodeCap {
  name: string
  subject: string
  windowMs: number
  atMost: number
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** The three caps of every receiver of codes, by the prefix of their counters. */
export function receiverCaps(prefix: string, subject: string): CodeCap[] {
  return [
    { name: `${prefix}-minute`, subject, windowMs: MINUTE, atMost: 1 },
    { name: `${prefix}-hour`, subject, windowMs: HOUR, atMost: 5 },
    { name: `${prefix}-day`, subject, windowMs: 24 * HOUR, atMost: 10 },
  ]
}

/**
 * Counted on the database itself and before anything is sent: a refusal counts too and is not taken back.
 * SMS_TOO_MANY names the wait until all caps allow a code again, as does Retry-After.
 */
export async function spendCodeCaps(context: CallContext, caps: readonly CodeCap[]): Promise<void> {
  const reader = context.database.aside
  for (const { name, subject, windowMs, atMost } of caps) {
    if ((await raiseCounter(reader, name, subject, windowMs)) <= atMost) continue
    const states = await Promise.all(
      caps.map(async (cap) => ({
        atMost: cap.atMost,
        ...(await readCounter(reader, cap.name, cap.subject)),
      })),
    )
    const waitMs = Math.max(
      ...states.filter(({ hits, atMost: most }) => hits >= most).map(({ endsInMs }) => endsInMs),
    )
    const waitS = Math.max(1, Math.ceil(waitMs / 1000))
    throw new Refusal('SMS_TOO_MANY', { params: waitWords(waitS), retryAfterS: waitS })
  }
}

/**
 * A wait as its sentence says it: in seconds up to a minute and a half, then in whole minutes or, beyond two
 * hours, in hours.
 */
export function waitWords(seconds: number): [count: string, unit: 'SECONDS' | 'MINUTES' | 'HOURS'] {
  if (seconds <= 90) return [String(seconds), 'SECONDS']
  if (seconds <= 7_200) return [String(Math.ceil(seconds / 60)), 'MINUTES']
  return [String(Math.ceil(seconds / 3_600)), 'HOURS']
}
