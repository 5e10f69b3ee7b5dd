/**
 * Failed sign-ins (domain/gaps.md §4). Every attempt is counted in one atomic statement before a password is
 * checked, and taken back if it turns out not to count, so simultaneous attempts cannot slip past. Known and
 * unknown names take the same path here.
 */
import { refuseWith } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { callerOf, networkOf } from '../../../platform/addresses.ts'
import { takeCaptcha } from '../../../platform/captcha.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import {
  clearCounter,
  holdCounter,
  lowerCounters,
  raiseCounter,
  raiseCounters,
  readCounter,
} from '../../../platform/counters.ts'
import { settingsOf } from '../../system/index.ts'
import { signInSettings } from '../settings/sign-in.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export interface SignInTry {
  username: string
  password: string
  captcha: string | undefined
}

export interface Attempt {
  /**
   * The password was wrong, or the account may not sign in with it: AUTH_BAD_CREDENTIALS, which says whether
   * a captcha is next.
   */
  fail(): Promise<never>
  /** The password could not be checked: the attempt does not count. */
  cancel(): Promise<void>
  /** It was right: earlier failures are forgotten. */
  succeed(): Promise<void>
}

/**
 * Opens one attempt. Refuses AUTH_LOCKED (minutes left), AUTH_CAPTCHA_REQUIRED or AUTH_CAPTCHA_WRONG if due;
 * none of these counts as a failed password. A lock only prevents signing in: existing sessions continue.
 */
export async function openAttempt(context: RequestContext, given: SignInTry): Promise<Attempt> {
  const reader = context.database.kysely
  const figures = await settingsOf(reader, context.merchant.id, signInSettings)
  const windowMs = figures.failureWindowMinutes * MINUTE
  const account = `${context.merchant.id}:${given.username}`
  const counters = {
    recent: { name: 'sign-in-failed', subject: account, windowMs },
    day: { name: 'sign-in-failed-day', subject: account, windowMs: DAY },
    address: { name: 'sign-in-failed-address', subject: callerOf(context.address), windowMs },
    network: { name: 'sign-in-failed-network', subject: networkOf(context.address), windowMs },
  }
  const all = Object.values(counters)
  const lockAt = figures.captchaAfterAccount + figures.lockAfter

  await refuseLocked(context, account)
  const isSpray = await countSpray(context, given.password, figures.initialSprayPerHour)
  const [recent = 0, day = 0, address = 0, network = 0] = await raiseCounters(reader, all)
  const needsCaptcha =
    isSpray ||
    recent > figures.captchaAfterAccount ||
    address > figures.captchaAfterAddress ||
    network > figures.captchaAfterNetwork
  const captcha = needsCaptcha ? await takeCaptcha(context, given.captcha) : 'right'
  if (captcha !== 'right') {
    await lowerCounters(reader, all)
    refuseWith(captcha === 'absent' ? 'AUTH_CAPTCHA_REQUIRED' : 'AUTH_CAPTCHA_WRONG', { captcha: true })
  }
  // Simultaneous attempts have used up what is left; one of them sets the lock.
  if (recent > lockAt || day > figures.lockDayAfter) {
    await lowerCounters(reader, all)
    refuseLockedFor(figures.lockMinutes * MINUTE)
  }
  return {
    async fail() {
      if (day >= figures.lockDayAfter) await lock(context, account, DAY)
      else if (recent >= lockAt) await lock(context, account, figures.lockMinutes * MINUTE)
      return refuseWith('AUTH_BAD_CREDENTIALS', {
        captcha:
          recent >= figures.captchaAfterAccount ||
          address >= figures.captchaAfterAddress ||
          network >= figures.captchaAfterNetwork,
      })
    },
    cancel: () => lowerCounters(reader, all),
    async succeed() {
      await lowerCounters(reader, [counters.address, counters.network])
      await clearCounter(reader, counters.recent.name, account)
      await clearCounter(reader, counters.day.name, account)
    },
  }
}

async function refuseLocked(context: RequestContext, account: string): Promise<void> {
  const locked = await readCounter(context.database.kysely, 'sign-in-lock', account)
  if (locked.hits > 0) refuseLockedFor(locked.endsInMs)
}

function refuseLockedFor(endsInMs: number): never {
  throw new Refusal('AUTH_LOCKED', {
    params: [String(Math.max(1, Math.ceil(endsInMs / MINUTE)))],
    value: { captcha: true },
    retryAfterS: Math.ceil(endsInMs / 1000),
  })
}

/** The failures stay full for as long as the lock holds, so that attempts under way find a full counter. */
async function lock(context: RequestContext, account: string, forMs: number): Promise<void> {
  const reader = context.database.kysely
  await raiseCounter(reader, 'sign-in-lock', account, forMs)
  await holdCounter(reader, 'sign-in-lock', account, forMs)
  await holdCounter(reader, 'sign-in-failed', account, forMs)
}

/** Removes the lock of an account: an operator did it, or a right code. */
export async function openLock(
  context: Pick<RequestContext, 'database'>,
  merchantId: string,
  username: string,
): Promise<void> {
  for (const name of ['sign-in-lock', 'sign-in-failed', 'sign-in-failed-day'])
    await clearCounter(context.database.kysely, name, `${merchantId}:${username}`)
}

/**
 * The initial password tried over many names is one attack, counted in one place (security/decisions.md §2
 * row 1).
 */
async function countSpray(context: RequestContext, password: string, perHour: number): Promise<boolean> {
  if (password !== context.config.initialPassword) return false
  return (
    (await raiseCounter(
      context.database.kysely,
      'initial-password-tried',
      context.merchant.id,
      60 * MINUTE,
    )) > perHour
  )
}
