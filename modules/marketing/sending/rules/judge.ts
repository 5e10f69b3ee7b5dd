/** To whom a message goes through which channel, and why not to the others. Safe play comes first. */
import type { LeftOutReason } from '../../../../contract/operator/marketing/marketing-words.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'

export interface Candidate {
  /** Excluded, on a break, frozen, with a sign of risk or a stop of advertising. */
  readonly isLeftAlone: boolean
  readonly agreed: ReadonlySet<MarketingChannel>
  readonly email: string | null
  readonly mobile: string | null
  /** At least one browser takes notifications. */
  readonly hasPush: boolean
  /** Messages of the last seven days, all channels together. */
  readonly sentLately: number
}

export interface Verdict {
  readonly channel: MarketingChannel
  /** Absent: it goes. */
  readonly reason?: LeftOutReason
}

export function judge(
  candidate: Candidate,
  channels: readonly MarketingChannel[],
  mostPerWeek: number,
): Verdict[] {
  let left = mostPerWeek - candidate.sentLately
  return channels.map((channel) => {
    if (candidate.isLeftAlone) return { channel, reason: 'SAFE_PLAY' }
    if (!candidate.agreed.has(channel)) return { channel, reason: 'CONSENT' }
    if (!hasAddress(candidate, channel)) return { channel, reason: 'ADDRESS' }
    if (left <= 0) return { channel, reason: 'FREQUENCY' }
    left--
    return { channel }
  })
}

function hasAddress({ email, mobile, hasPush }: Candidate, channel: MarketingChannel): boolean {
  const has: Record<MarketingChannel, boolean> = {
    INBOX: true,
    MAIL: email !== null,
    SMS: mobile !== null,
    PUSH: hasPush,
  }
  return has[channel]
}
