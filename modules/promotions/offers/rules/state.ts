/**
 * What a member's button shows, from the promotion, the claim, the progress and the time
 * (domain/economy.md §6.2). What is derived here is the stored state or one that may follow it.
 */
import { MOST_APPLICATIONS, type ClaimState } from '../../../../contract/shared/promotion-words.ts'
import type { Progress, PromotionWay } from '../../../../kernel/promotions/kind.ts'

export type Action = 'JOIN' | 'APPLY' | 'CLAIM' | 'DEPOSIT' | 'OPEN'

export interface Standing {
  readonly way: PromotionWay
  /** Members press to take part in what comes by itself. */
  readonly needsJoining: boolean
  /** Another page of the site shows the kind and acts on it. */
  readonly hasPage: boolean
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly isStopped: boolean
  /** Its budget or its places are gone. */
  readonly isUsedUp: boolean
  /** What comes with a deposit: its budget of the day is gone, and the next day begins then. */
  readonly closedUntil: Date | null
  readonly mayReapply: boolean
  /** Whether the member may use it at all: the audience, and once for a person. */
  readonly mayUse: boolean
  /** When the next cycle begins; null: never. */
  readonly nextCycle: Date | null
  readonly claim: StandingClaim | null
  readonly progress: Progress | null
}

interface StandingClaim {
  readonly state: ClaimState
  readonly attempts: number
  readonly joinedAt: Date
  readonly claimUntil: Date | null
  readonly paidAt: Date | null
}

export interface Shown {
  readonly state: ClaimState
  readonly action: Action | null
  /** When the state changes by itself. */
  readonly changesAt: Date | null
  readonly at: Date | null
}

export function standingOf(standing: Standing, now: Date): Shown {
  return standing.claim ? withClaim(standing, standing.claim, now) : withoutClaim(standing, now)
}

const isOver = ({ endsAt, isStopped }: Standing, now: Date): boolean =>
  isStopped || (endsAt !== null && endsAt <= now)

/** The next cycle, if the promotion is still open then. */
function reopensAt(standing: Standing, now: Date): Date | null {
  const { nextCycle, endsAt, isUsedUp } = standing
  if (nextCycle === null || isUsedUp || isOver(standing, now)) return null
  return endsAt === null || nextCycle < endsAt ? nextCycle : null
}

function withoutClaim(standing: Standing, now: Date): Shown {
  const { startsAt, endsAt, isUsedUp, mayUse, way, needsJoining } = standing
  const shown = (state: ClaimState, action: Action | null, changesAt: Date | null): Shown => ({
    state,
    action,
    changesAt,
    at: null,
  })
  if (isOver(standing, now) || isUsedUp || !mayUse) return shown('CLOSE', null, null)
  if (startsAt > now) return shown('COMING_SOON', null, startsAt)
  if (standing.hasPage) return shown('JOIN', 'OPEN', endsAt)
  if (standing.closedUntil !== null)
    return shown(
      'CLOSE',
      null,
      endsAt === null || standing.closedUntil < endsAt ? standing.closedUntil : null,
    )
  // What comes by itself is worked out for everybody.
  if (way === 'AUTOMATIC' && !needsJoining) return shown('PROCESS', null, standing.nextCycle ?? endsAt)
  const action = way === 'DEPOSIT' ? 'DEPOSIT' : way === 'APPLY' ? 'APPLY' : way === 'GRANT' ? null : 'JOIN'
  return shown('JOIN', action, endsAt)
}

function withClaim(standing: Standing, claim: StandingClaim, now: Date): Shown {
  const { progress, isUsedUp, hasPage } = standing
  const at = claim.paidAt ?? claim.joinedAt
  const open: Action | null = hasPage ? 'OPEN' : null
  switch (claim.state) {
    case 'CLAIM': {
      const isLate = claim.claimUntil !== null && claim.claimUntil <= now
      if (isLate || isUsedUp) return { state: 'CLOSE', action: null, changesAt: null, at }
      return { state: 'CLAIM', action: open ?? 'CLAIM', changesAt: claim.claimUntil, at }
    }
    case 'JOINED': {
      if (isOver(standing, now)) return { state: 'CLOSE', action: null, changesAt: null, at }
      const state = progress !== null && progress.doneAmount > 0n ? 'PROCESS' : 'JOINED'
      return { state, action: open, changesAt: standing.nextCycle ?? standing.endsAt, at }
    }
    case 'REJECTED': {
      const mayAgain =
        standing.mayReapply && claim.attempts < MOST_APPLICATIONS && standing.mayUse && !isUsedUp
      const action = mayAgain && !isOver(standing, now) ? 'APPLY' : null
      return { state: 'REJECTED', action, changesAt: null, at }
    }
    case 'SIGNED':
    case 'ISSUED':
    case 'CLAIMED':
      return { state: claim.state, action: open, changesAt: reopensAt(standing, now), at }
    default:
      return { state: claim.state, action: null, changesAt: null, at }
  }
}
