/** What members agreed to: opted in by channel, with the time and the place of every choice. */
import { marketingChannels } from '../../../contract/shared/marketing-words.ts'
import type { ConsentSource, MarketingChannel } from '../../../contract/shared/marketing-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { accountOf } from '../../identity/index.ts'
import { settingOf } from '../../system/index.ts'
import { membersWithDevices } from '../push/store/devices.ts'
import { marketingSettings } from './settings.ts'
import { insertConsents, lockConsents, readConsents, type Consent } from './store/consents.ts'

interface Member {
  merchantId: string
  accountId: string
}

/** The newest choices of members in a channel each; without one nothing was agreed to. */
export function consentsOf(
  reader: Reader,
  asked: { merchantId: string; memberIds: readonly string[] },
): Promise<Consent[]> {
  return readConsents(reader, asked.merchantId, asked.memberIds)
}

/** Records a choice with its time and place; what is so already is not recorded again. Returns what changed. */
export async function changeConsent(
  tx: Tx,
  member: Member,
  choice: { channels: readonly MarketingChannel[]; isGiven: boolean; source: ConsentSource; at: Date },
): Promise<MarketingChannel[]> {
  // Two choices at once would both read the same newest one.
  await lockConsents(tx, member.accountId)
  const known = await readConsents(tx, member.merchantId, [member.accountId])
  const changed = [...new Set(choice.channels)].filter((channel) => {
    const newest = known.find((consent) => consent.channel === channel)
    return newest ? newest.isGiven !== choice.isGiven : true
  })
  if (changed.length > 0) await insertConsents(tx, member, { ...choice, channels: changed })
  return changed
}

/** As the member's own page shows it. */
export async function choicesOf(context: CallContext) {
  const { tx, merchant, actor } = context
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
  const known = await readConsents(tx, merchant.id, [actor.accountId])
  const hasAddress = {
    INBOX: true,
    MAIL: account?.isEmailVerified ?? false,
    SMS: account?.isMobileVerified ?? false,
    PUSH: (await membersWithDevices(tx, { merchantId: merchant.id, memberIds: [actor.accountId] })).size > 0,
  }
  return {
    channels: marketingChannels.map((channel) => {
      const newest = known.find((consent) => consent.channel === channel)
      return {
        channel,
        isGiven: newest?.isGiven ?? false,
        changedAt: newest?.at ?? null,
        hasAddress: hasAddress[channel],
      }
    }),
    mostPerWeek: await settingOf(tx, merchant.id, marketingSettings.mostPerWeek),
  }
}
