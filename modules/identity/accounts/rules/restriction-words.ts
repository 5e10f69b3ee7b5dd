import type { SessionClaims } from '../../../../platform/session-claims.ts'

/**
 * A restriction's word besides its refusal code: in the answer of a sign-in, and as the wallet's reason for a
 * block.
 */
export const restrictionWords = {
  AUTH_SELF_EXCLUDED: 'SELF_EXCLUDED',
  RG_TIMEOUT: 'TIMEOUT',
  RG_SESSION_LIMIT: 'SESSION_LIMIT',
} as const

/** The word for what a session carries; null if there is none, or it is over by now. */
export function restrictionWord(
  restricted: SessionClaims['restricted'],
  now: Date,
): (typeof restrictionWords)[keyof typeof restrictionWords] | null {
  if (!restricted) return null
  const isOver = restricted.until !== null && new Date(restricted.until) <= now && !restricted.isHeld
  return isOver ? null : restrictionWords[restricted.code]
}
