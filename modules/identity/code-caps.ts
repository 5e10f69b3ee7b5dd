/** How often codes are sent: a number or an address once a minute, five times an hour, ten times a day, and what a house adds. */
import { Refusal } from '../../kernel/refusal.ts'
import type { CallContext } from '../../platform/calls.ts'
import { raiseCounter, readCounter } from '../../platform/counters.ts'

export interface CodeCap {
  name: string
  subject: string
  windowMs: number
  atMost: number
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** The three that every receiver of codes has, by the prefix of their counters. */
export function receiverCaps(prefix: string, subject: string): CodeCap[] {
  return [
    { name: `${prefix}-minute`, subject, windowMs: MINUTE, atMost: 1 },
    { name: `${prefix}-hour`, subject, windowMs: HOUR, atMost: 5 },
    { name: `${prefix}-day`, subject, windowMs: 24 * HOUR, atMost: 10 },
  ]
}

/**
 * Raised on the database itself and before anything is sent: a cap that refuses has counted, a refusal takes nothing
 * back. SMS_TOO_MANY names the wait until all of them let a code through again, as does Retry-After.
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

/** A wait as its sentence tells it: in seconds up to a minute and a half, else in whole minutes or, beyond two hours, in hours. */
export function waitWords(seconds: number): [count: string, unit: 'SECONDS' | 'MINUTES' | 'HOURS'] {
  if (seconds <= 90) return [String(seconds), 'SECONDS']
  if (seconds <= 7_200) return [String(Math.ceil(seconds / 60)), 'MINUTES']
  return [String(Math.ceil(seconds / 3_600)), 'HOURS']
}
