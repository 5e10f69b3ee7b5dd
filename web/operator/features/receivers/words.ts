import { listReceivers, type listReceiversSchemas } from '../../../../contract/operator/cashier/list-receivers.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { refresh } from '../../../client/use-call.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type Desk = ValueOf<typeof listReceiversSchemas>
export type Receiver = Desk['receivers'][number]
export type Waiting = Desk['waiting'][number]
export type ChannelState = Desk['channels'][number]

/** Banks in the order of the Bank of Thailand's codes. */
export const bankCodes = [
  'BBL', 'KBANK', 'KTB', 'TTB', 'SCB', 'CITI', 'SMBC', 'SCBT', 'CIMBT', 'UOBT', 'BAY', 'GSB', 'HSBC', 'GHB', 'BAAC', 'EXIM', 'MHCB', 'BNP', 'BOCT', 'IBANK', 'TISCO', 'KKP', 'ICBCT', 'TCRB', 'LHB', 'SME',
] as const

export const bankText = (code: string) => `bank_${code.toLowerCase()}` as TextKey
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
