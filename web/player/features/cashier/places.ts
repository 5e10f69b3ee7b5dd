/** Where a withdrawal may go: bank accounts and addresses in one list. */
import { isCryptoCode, networkOf, type CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'
import type { listBankAccountsSchemas } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import type { listUsdtAddressesSchemas } from '../../../../contract/player/cashier/list-usdt-addresses.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import type { useText } from '../../../ui/i18n/text.tsx'
import { formatUsdt } from './usdt.ts'
import type { Withdrawal } from './withdrawals.ts'

type Text = ReturnType<typeof useText>

export interface Place {
  bankAccountId: string
  /** Shown in the small box beside it. */
  badge: string
  title: string
  number: string
  note: string
  isUsable: boolean
  /** null if it is a bank's. */
  network: CryptoChannel | null
}

/** A bank's name, or USDT with the network. */
export function placeName(code: string, t: Text): string {
  return isCryptoCode(code)
    ? t('deposit_usdt', { network: networkOf(code) })
    : t(`bank_${code.toLowerCase()}` as 'bank_kbank')
}

/** As short as it can be said: KBANK ••••••4821, USDT (TRC20) TGx8fQ…9hWk2M. */
export function placeShort(
  { bankCode, accountNo }: { bankCode: string; accountNo: string },
  t: Text,
): string {
  return `${isCryptoCode(bankCode) ? placeName(bankCode, t) : bankCode} ${accountNo}`
}

/** What arrives, in baht or in USDT. */
export function netText({ netAmount, crypto }: Pick<Withdrawal, 'netAmount' | 'crypto'>, t: Text): string {
  return crypto ? t('usdt_figure', { amount: formatUsdt(crypto.amount) }) : formatMoney(netAmount)
}

export function placesOf(
  accounts: ValueOf<typeof listBankAccountsSchemas>['list'],
  addresses: ValueOf<typeof listUsdtAddressesSchemas>['list'],
  t: Text,
): Place[] {
  const from = (at: string) => t('withdraw_usable_from', { at: formatRecordTime(at) })
  return [
    ...accounts.map(
      (one): Place => ({
        bankAccountId: one.bankAccountId,
        badge: one.bankCode,
        title: placeName(one.bankCode, t),
        number: one.accountNo,
        note: one.isUsable ? one.holderName : from(one.usableFrom),
        isUsable: one.isUsable,
        network: null,
      }),
    ),
    ...addresses.map(
      (one): Place => ({
        bankAccountId: one.bankAccountId,
        badge: one.network,
        title: placeName(one.channel, t),
        number: one.address,
        note: !one.isOffered ? t('usdt_network_closed') : one.isUsable ? '' : from(one.usableFrom),
        isUsable: one.isUsable && one.isOffered,
        network: one.channel,
      }),
    ),
  ]
}
