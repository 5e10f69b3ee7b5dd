/** Judges a page of members at once: a few statements, however many they are. */
import type { MarketingChannel } from '../../../contract/shared/marketing-words.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Recipient } from '../../identity/index.ts'
import {
  consentsOf,
  marketingSettings,
  marketingStoppedAmong,
  membersWithDevices,
} from '../../messaging/index.ts'
import { settingOf } from '../../system/index.ts'
import { blockedAmong } from '../../wallet/index.ts'
import { judge, type Verdict } from './rules/judge.ts'
import { sentSince } from './store/deliveries.ts'

const WEEK_MS = 7 * 86_400_000

export interface Judged {
  readonly member: Recipient
  readonly verdicts: readonly Verdict[]
}

export async function judgeMembers(
  reader: Reader,
  merchantId: string,
  members: readonly Recipient[],
  { channels, now }: { channels: readonly MarketingChannel[]; now: Date },
): Promise<Judged[]> {
  if (members.length === 0) return []
  const memberIds = members.map(({ accountId }) => accountId)
  const leftAlone = await leftAloneAmong(reader, { merchantId, memberIds, now })
  const consents = await consentsOf(reader, { merchantId, memberIds })
  const agreed = Map.groupBy(
    consents.filter(({ isGiven }) => isGiven),
    ({ accountId }) => accountId,
  )
  const asksPush = channels.includes('PUSH')
  const pushed = asksPush ? await membersWithDevices(reader, { merchantId, memberIds }) : new Set<string>()
  const lately = await sentSince(reader, memberIds, new Date(now.getTime() - WEEK_MS))
  const most = await settingOf(reader, merchantId, marketingSettings.mostPerWeek)
  return members.map((member) => {
    const { accountId, email, mobile, isFrozen } = member
    const candidate = {
      isLeftAlone: isFrozen || leftAlone.has(accountId),
      agreed: new Set(agreed.get(accountId)?.map(({ channel }) => channel)),
      email,
      mobile,
      hasPush: pushed.has(accountId),
      sentLately: lately.get(accountId) ?? 0,
    }
    return { member, verdicts: judge(candidate, channels, most) }
  })
}

/** Members who get nothing that advertises, whatever they agreed to (domain/economy.md §10). */
export async function leftAloneAmong(
  reader: Reader,
  asked: { merchantId: string; memberIds: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const stopped = await marketingStoppedAmong(reader, asked)
  return new Set([...stopped, ...(await blockedAmong(reader, asked.memberIds))])
}

/** Counts of verdicts by channel and reason. */
export class Tally {
  readonly sent = new Map<MarketingChannel, number>()
  readonly leftOut = new Map<string, { verdict: Required<Verdict>; members: number }>()

  add({ channel, reason }: Verdict): void {
    if (!reason) {
      this.sent.set(channel, (this.sent.get(channel) ?? 0) + 1)
      return
    }
    const key = `${channel} ${reason}`
    const before = this.leftOut.get(key)?.members ?? 0
    this.leftOut.set(key, { verdict: { channel, reason }, members: before + 1 })
  }

  rows() {
    return [...this.leftOut.values()].map(({ verdict, members }) => ({ ...verdict, members }))
  }
}
