/** For whom a promotion is: every condition that is stated must hold; nothing stated is everybody. */
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { depositTotalsOf, lastDepositAt } from '../../cashier/index.ts'
import { isPersonal, isUplineOf, tagsOf, vipOfKey, type Account } from '../../identity/index.ts'

export interface Audience {
  readonly vipFrom?: number
  readonly vipTo?: number
  /** No deposit was ever credited. */
  readonly neverDeposited?: boolean
  /** The latest deposit is at least so many days ago; who never paid in counts from their registration. */
  readonly dormantDays?: number
  /** Members below this account. */
  readonly lineOf?: string
  readonly memberIds?: readonly string[]
  /** Members of at least one of these tags. */
  readonly tags?: readonly string[]
}

export interface AudienceContext extends Pick<CallContext, 'now' | 'use'> {
  readonly tx: Reader
  readonly merchant: { readonly id: string }
}

const DAY_MS = 86_400_000

export const isRankedIn = (
  { vipFrom = 0, vipTo = Number.POSITIVE_INFINITY }: Audience,
  level: number,
): boolean => level >= vipFrom && level <= vipTo

/** `since`: the latest deposit, or the registration of who never paid in. */
export const isDormantFor = ({ dormantDays }: Audience, since: Date, now: Date): boolean =>
  dormantDays === undefined || now.getTime() - since.getTime() >= dormantDays * DAY_MS

/** What of a member audiences look at, each read once and only if it is asked for. */
export class AudienceMember {
  private readonly context: AudienceContext
  readonly account: Account
  private readonly known = new Map<string, Promise<unknown>>()

  constructor(context: AudienceContext, account: Account) {
    this.context = context
    this.account = account
  }

  async isIn(audience: Audience): Promise<boolean> {
    if (!isPersonal(this.account.kind)) return false
    const { memberIds, vipFrom, vipTo, neverDeposited, dormantDays, lineOf, tags } = audience
    if (memberIds && !memberIds.includes(this.account.accountId)) return false
    if ((vipFrom !== undefined || vipTo !== undefined) && !isRankedIn(audience, await this.level()))
      return false
    if (neverDeposited && (await this.hasDeposited())) return false
    if (dormantDays !== undefined && !isDormantFor(audience, await this.quietSince(), this.context.now))
      return false
    if (tags && !(await this.isTagged(tags))) return false
    return lineOf === undefined || this.isBelow(lineOf)
  }

  private level(): Promise<number> {
    return this.once('vip', async () => {
      const { tx, merchant, use } = this.context
      const levels = await use(vipOfKey)(tx, merchant.id, [this.account])
      return levels.get(this.account.accountId) ?? 0
    })
  }

  hasDeposited(): Promise<boolean> {
    return this.once(
      'deposited',
      async () => (await depositTotalsOf(this.context.tx, [this.account.accountId])).length > 0,
    )
  }

  private async quietSince(): Promise<Date> {
    const last = await this.once('last', () => lastDepositAt(this.context.tx, this.account.accountId))
    return last ?? this.account.createdAt
  }

  private async isTagged(wanted: readonly string[]): Promise<boolean> {
    const { accountId } = this.account
    const tags = await this.once('tags', async () =>
      (await tagsOf(this.context.tx, [accountId])).get(accountId),
    )
    return tags?.some((tag) => wanted.includes(tag)) ?? false
  }

  private isBelow(uplineId: string): Promise<boolean> {
    return this.once(`below ${uplineId}`, () => isUplineOf(this.context.tx, uplineId, this.account.accountId))
  }

  private once<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.known.get(name) as Promise<Value> | undefined
    if (known) return known
    const reading = read()
    this.known.set(name, reading)
    return reading
  }
}
