import { isCrypto, networkOf, type DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import {
  listDepositChannels,
  listDepositChannelsSchemas,
} from '../../../../contract/player/cashier/list-deposit-channels.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { kycLevelOf } from '../../../identity/index.ts'
import { settingOf } from '../../../system/index.ts'
import { pauseOf } from '../../channels/channel-pauses.ts'
import { channelsIn } from '../../channels/channels.ts'
import type { ChannelFigures } from '../../channels/ports.ts'
import { readChannelRules } from '../../channels/channel-rules.ts'
import { rateText, satangToUsdt, spreadText } from '../../channels/rules/usdt.ts'
import { depositSettings } from '../../settings/deposits.ts'
import { offersFor } from '../offers.ts'
import { readDepositTotal } from '../store/deposit-facts.ts'

export const handleListDepositChannels = handle(
  listDepositChannels,
  listDepositChannelsSchemas,
  async (context) => {
    const { tx, merchant, language } = context
    const rules = await readChannelRules(tx, merchant.id)
    const allowance = await allowanceOf(context)
    const list = []
    for (const channel of channelsIn(merchant.currency)) {
      const figures = rules.enabled.includes(channel.code)
        ? await channel.figuresOf(rules, context, tx, merchant.id)
        : null
      if (!figures) continue
      const pause = await pauseOf(tx, merchant.id, channel.code)
      const maxAmount = lower(
        figures.maxAmount,
        allowance === null ? null : figures.crypto ? satangToUsdt(allowance, figures.crypto.rate) : allowance,
      )
      list.push({
        channel: channel.code,
        currency: figures.currency,
        minAmount: figures.minAmount,
        maxAmount,
        quickAmounts: figures.quickAmounts.filter((amount) => amount <= maxAmount),
        expiresInMinutes: figures.expiryMinutes,
        isPaused: pause !== null,
        pauseMessage: pause ? (language === 'th' ? pause.messageTh : pause.messageEn) : '',
        needsSourceAccount: channel.code === 'BANK_TRANSFER',
        takesSlip: channel.code === 'BANK_TRANSFER',
        crypto: cryptoOf(channel.code, figures),
      })
    }
    return { channels: list, offers: await offersShown(context) }
  },
)

async function offersShown(context: CallContext) {
  const inLanguage = (words: { th: string; en: string }) => (context.language === 'th' ? words.th : words.en)
  return (await offersFor(context)).map(({ offerId, name, terms, leastAmount, match }) => ({
    offerId,
    name: inLanguage(name),
    terms: inLanguage(terms),
    leastAmount,
    match,
  }))
}

/** What the verification level still allows, in satang; null for everything. */
async function allowanceOf({ tx, merchant, actor }: CallContext): Promise<bigint | null> {
  if ((await kycLevelOf(tx, actor.accountId)) > 0) return null
  const left =
    (await settingOf(tx, merchant.id, depositSettings.unverifiedAmount)) -
    (await readDepositTotal(tx, actor.accountId))
  return left > 0n ? left : 0n
}

function lower(amount: bigint, other: bigint | null): bigint {
  return other !== null && other < amount ? other : amount
}

function cryptoOf(channel: DepositChannel, { crypto }: ChannelFigures) {
  if (!crypto || !isCrypto(channel)) return null
  return {
    network: networkOf(channel),
    rate: rateText(crypto.rate),
    spread: spreadText(crypto.spreadBasisPoints),
    confirmationsNeeded: crypto.confirmationsNeeded,
  }
}
