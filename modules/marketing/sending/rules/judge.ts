/** To whom a message goes through which channel, and why not to the others. Safe play comes first. */
import type { LeftOutReason } from '../../../../contract/operator/marketing/marketing-words.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'

export interface Candidate {
  /** Excluded, on a break, frozen, with a sign of risk or a stop of advertising. */
  readonly isLeftAlone: boolean
  readonly agreed: ReadonlySet<MarketingChannel>
  readonly email: string | null
  readonly mobile: string | null
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
    if (addressOf(candidate, channel) === null) return { channel, reason: 'ADDRESS' }
    if (left <= 0) return { channel, reason: 'FREQUENCY' }
    left--
    return { channel }
  })
}

/** Where a message of the channel goes; the inbox needs no address. */
export function addressOf(
  { email, mobile }: Pick<Candidate, 'email' | 'mobile'>,
  channel: MarketingChannel,
): string | null {
  return channel === 'MAIL' ? email : channel === 'SMS' ? mobile : ''
}
