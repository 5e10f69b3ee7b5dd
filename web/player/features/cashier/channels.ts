/** How the ways to deposit are named and drawn. */
import { isCrypto, networkOf, type DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import type { listDepositChannelsSchemas } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import type { readDepositSchemas } from '../../../../contract/player/cashier/read-deposit.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { useText } from '../../../ui/i18n/text.tsx'

export type ChannelFigures = ValueOf<typeof listDepositChannelsSchemas>['channels'][number]
/** A deposit with everything its panel shows. */
export type DepositDetail = ValueOf<typeof readDepositSchemas>
type Text = ReturnType<typeof useText>

/** A tile of the screen; the networks of USDT share one. */
export type Way = 'PROMPTPAY' | 'BANK_TRANSFER' | 'TRUEMONEY' | 'USDT'
export const wayOf = (channel: DepositChannel): Way => (isCrypto(channel) ? 'USDT' : (channel as Way))

export const wayIcons: Record<Way, IconName> = {
  PROMPTPAY: 'grid',
  BANK_TRANSFER: 'wallet',
  TRUEMONEY: 'phone',
  USDT: 'coin',
}

const wayNames = {
  PROMPTPAY: 'deposit_promptpay',
  BANK_TRANSFER: 'deposit_bank_transfer',
  TRUEMONEY: 'deposit_truemoney',
  USDT: 'deposit_usdt_tile',
} as const
export const wayName = (way: Way, t: Text): string => t(wayNames[way])

const speeds = {
  PROMPTPAY: 'deposit_instant',
  BANK_TRANSFER: 'deposit_bank_speed',
  TRUEMONEY: 'deposit_instant',
  USDT: 'deposit_usdt_speed',
} as const
export const waySpeed = (way: Way, t: Text): string => t(speeds[way])

export const channelName = (channel: DepositChannel, t: Text): string =>
  isCrypto(channel) ? t('deposit_usdt', { network: networkOf(channel) }) : wayName(wayOf(channel), t)
