/** A number that a member shoots into a round; free of charge, and it counts from the moment it is taken. */
import { refuse } from '../../../contract/errors.ts'
import { clock } from '../../../kernel/clock.ts'
import { isShot } from '../../../kernel/lottery/yeekee/round.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { momentText } from '../../../platform/moment-text.ts'
import type { Language, MerchantContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { maskName } from '../../catalogue/index.ts'
import { memberGuardOf } from '../../wallet/index.ts'
import { readIssue, type IssueKey } from '../draws/door.ts'
import { placeShot } from './store/shots.ts'
import { termsAt } from './store/terms.ts'

export interface Shooter {
  readonly merchant: Pick<MerchantContext, 'id' | 'timeZone'>
  readonly memberId: string
  readonly username: string
  readonly language: Language
  /** A demo member, who is shown as one. */
  readonly isDemo: boolean
}

export interface TakenShot {
  readonly place: number
  readonly at: Date
  readonly nextAt: Date
  readonly shotsLeft: number
}

/**
 * YEEKEE_SHOT_INVALID, LOTTERY_ISSUE_UNKNOWN, LOTTERY_NOT_OPEN, YEEKEE_OVER, YEEKEE_SHOTS_USED,
 * YEEKEE_TOO_SOON; and what a blocked member is refused with.
 */
export async function shoot(tx: Tx, shooter: Shooter, key: IssueKey, number: string): Promise<TakenShot> {
  if (!isShot(number)) refuse('YEEKEE_SHOT_INVALID')
  const issue = (await readIssue(tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
  await checkMayShoot(tx, shooter)
  const { shotEverySeconds, shotsPerMember } = await termsAt(tx, issue.opensAt)
  const placed = await placeShot(
    tx,
    {
      ...key,
      merchantId: shooter.merchant.id,
      memberId: shooter.memberId,
      name: maskName(shooter.username),
      number,
      isDemo: shooter.isDemo,
    },
    { everySeconds: shotEverySeconds, most: shotsPerMember },
  )
  if (placed.outcome === 'UNKNOWN') refuse('LOTTERY_ISSUE_UNKNOWN')
  if (placed.outcome === 'NOT_OPEN') refuse('LOTTERY_NOT_OPEN', key.numero)
  if (placed.outcome === 'OVER') refuse('YEEKEE_OVER')
  if (placed.outcome === 'USED') refuse('YEEKEE_SHOTS_USED', String(shotsPerMember))
  if (placed.outcome === 'TOO_SOON') refuseTooSoon(placed.at!, placed.next_at!)
  return {
    place: placed.place!,
    at: placed.at!,
    nextAt: placed.next_at!,
    shotsLeft: shotsPerMember - placed.mine!,
  }
}

function refuseTooSoon(now: Date, nextAt: Date): never {
  const retryAfterS = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 1_000))
  throw new Refusal('YEEKEE_TOO_SOON', { params: [String(retryAfterS)], retryAfterS })
}

/** A session may be older than what an operator or the member decided since. */
async function checkMayShoot(tx: Tx, shooter: Shooter): Promise<void> {
  const { blockedReason, blockedUntil } = await memberGuardOf(tx, shooter.memberId)
  if (blockedReason === null) return
  if (blockedReason === 'SELF_EXCLUDED') refuse('AUTH_SELF_EXCLUDED', 'ASKED')
  if (blockedReason === 'FROZEN') refuse('AUTH_DISABLED')
  if (blockedUntil !== null && blockedUntil <= clock.now()) return
  if (blockedReason === 'TIMEOUT' && blockedUntil) refuse('RG_TIMEOUT', momentText(shooter, blockedUntil))
  refuse('RG_SESSION_LIMIT')
}
