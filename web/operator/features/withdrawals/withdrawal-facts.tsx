import type { readWithdrawalSchemas } from '../../../../contract/operator/cashier/read-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatShortTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { placeCode, usdtText } from './places.ts'

type Detail = ValueOf<typeof readWithdrawalSchemas>

export function factsOf(detail: Detail, t: ReturnType<typeof useText>) {
  const money = (amount: number) => formatMoney(amount, detail.currency)
  return [
    {
      key: 'to',
      label: t('queue_destination'),
      value: `${placeCode(detail, t)} ${detail.accountNo}`,
      copyText: detail.accountNo,
    },
    ...(detail.crypto
      ? [
          {
            key: 'usdt',
            label: t('queue_usdt_amount'),
            value: usdtText(detail.crypto.amount),
            copyText: usdtText(detail.crypto.amount),
          },
          { key: 'rate', label: t('queue_usdt_rate'), value: detail.crypto.rate },
          { key: 'network', label: t('queue_usdt_fee'), value: usdtText(detail.crypto.fee) },
        ]
      : []),
    { key: 'holder', label: t('queue_holder'), value: detail.holderName },
    { key: 'fee', label: t('queue_fee'), value: money(detail.feeAmount) },
    {
      key: 'net',
      label: t('queue_net'),
      value: <Money amount={detail.netAmount} currency={detail.currency} />,
    },
    { key: 'balance', label: t('queue_balance'), value: money(detail.balance) },
    {
      key: 'last',
      label: t('queue_last_deposit'),
      value:
        detail.lastDepositAmount === null || detail.lastDepositAt === null
          ? '–'
          : `${money(detail.lastDepositAmount)} · ${formatShortTime(detail.lastDepositAt)}`,
    },
    { key: 'in', label: t('queue_deposits_30'), value: money(detail.deposits30dAmount) },
    { key: 'out', label: t('queue_withdrawals_30'), value: money(detail.withdrawals30dAmount) },
    {
      key: 'net30',
      label: t('queue_net_30'),
      value: <Money amount={detail.win30dAmount} currency={detail.currency} isChange />,
    },
    { key: 'kyc', label: t('queue_kyc'), value: String(detail.kycLevel) },
    ...(detail.payoutReference
      ? [
          {
            key: 'reference',
            label: t(detail.crypto ? 'queue_usdt_hash' : 'queue_bank_reference'),
            value: detail.payoutReference,
            copyText: detail.payoutReference,
          },
        ]
      : []),
    {
      key: 'today',
      label: t('queue_today'),
      value: t('queue_of_limit', {
        withdrawnTodayAmount: money(detail.withdrawnTodayAmount),
        dailyLimitAmount: money(detail.dailyLimitAmount),
      }),
    },
  ]
}
