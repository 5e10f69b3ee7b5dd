import {
  listReceivers,
  type listReceiversSchemas,
} from '../../../../contract/operator/cashier/list-receivers.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { refresh } from '../../../client/use-call.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import { bankText } from '../../parts/banks.ts'

export type Desk = ValueOf<typeof listReceiversSchemas>
export type Receiver = Desk['receivers'][number]
export type Waiting = Desk['waiting'][number]
export type ChannelState = Desk['channels'][number]

export const channelText = (channel: string) => `desk_channel_${channel.toLowerCase()}` as TextKey

/** "Kasikornbank 0000000001", or the id alone. */
export function numberText(row: Pick<Receiver, 'bankCode' | 'accountNo'>, t: Translate): string {
  return row.bankCode ? `${t(bankText(row.bankCode))} ${row.accountNo}` : row.accountNo
}

/** "KBANK:0000000001" as a person writes it. */
export function settlesText(settlesTo: string, t: Translate): string {
  const [bank = '', accountNo = ''] = settlesTo.split(':')
  return `${t(bankText(bank))} ${accountNo}`
}

export const refreshDesk = () => refresh(listReceivers)
