/** Whom a campaign would reach now: the same judgement as when it is sent. */
import type { MarketingChannel } from '../../../contract/shared/marketing-words.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Conditions } from '../segments/conditions.ts'
import { nextMembers, type House, type MemberPage } from '../segments/members.ts'
import { judgeMembers, Tally } from './judge-page.ts'

export async function reachOf(
  reader: Reader,
  house: House,
  { audience, channels, now }: { audience: Conditions; channels: readonly MarketingChannel[]; now: Date },
) {
  const tally = new Tally()
  let [members, reached] = [0, 0]
  for (let after: string | null = ''; after !== null; ) {
    const page: MemberPage = await nextMembers(reader, house, audience, { after, now })
    members += page.members.length
    for (const { verdicts } of await judgeMembers(reader, house.id, page.members, { channels, now })) {
      if (verdicts.some(({ reason }) => !reason)) reached++
      for (const verdict of verdicts) tally.add(verdict)
    }
    after = page.next
  }
  return {
    members,
    reached,
    channels: channels.map((channel) => ({ channel, members: tally.sent.get(channel) ?? 0 })),
    leftOut: tally.rows(),
  }
}
