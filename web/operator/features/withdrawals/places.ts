/** Where a withdrawal goes, and the format of USDT. */
import { networkOf } from '../../../../contract/shared/cashier-channels.ts'
import type { useText } from '../../../ui/i18n/text.tsx'
import type { Withdrawal } from './queue.ts'

/** A bank's abbreviation, or the network. */
export function placeCode(
  { bankCode, crypto }: Pick<Withdrawal, 'bankCode' | 'crypto'>,
  t: ReturnType<typeof useText>,
): string {
  return crypto ? t('queue_usdt_on', { network: networkOf(crypto.channel) }) : bankCode
}

/** Millionths, whole hundredths of them: 29660000 → "29.66 USDT". */
export function usdtText(micro: number): string {
  const hundredths = BigInt(micro) / 10_000n
  return `${(hundredths / 100n).toLocaleString('en-US')}.${String(hundredths % 100n).padStart(2, '0')} USDT`
}
