import { Badge } from '../../../ui/badge/badge.tsx'
import { formatDateTime, formatShortTime, formatMoney } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { channelText, depositStateText, depositTones } from '../../parts/deposit-state.ts'
import { paths } from '../../paths.ts'
import { whyText, type DepositCase } from './queue.ts'

const nameTexts = {
  MATCH: 'paid_in_name_match',
  MISMATCH: 'paid_in_name_mismatch',
  UNCLEAR: 'paid_in_name_unclear',
} as const
const nameTones = { MATCH: 'good', MISMATCH: 'bad', UNCLEAR: 'waiting' } as const

export function factsOf(deposit: DepositCase, t: Translate) {
  const money = (amount: number) => formatMoney(amount, deposit.currency)
  const source = deposit.sourceAccount
  return [
    {
      key: 'state',
      label: t('queue_state'),
      value: <Badge tone={depositTones[deposit.state]}>{t(depositStateText(deposit.state))}</Badge>,
    },
    ...(deposit.reviewReason
      ? [
          {
            key: 'why',
            label: t('paid_in_why'),
            value: t(whyText({ ...deposit, reviewReason: deposit.reviewReason })),
          },
        ]
      : []),
    { key: 'id', label: t('queue_number'), value: deposit.reference, copyText: deposit.reference },
    {
      key: 'channel',
      label: t('paid_in_channel'),
      value: `${t(channelText(deposit.channel))} · ${deposit.receiver.replace(':', ' ')}`,
    },
    ...(deposit.offer === null ? [] : [{ key: 'offer', label: t('paid_in_offer'), value: deposit.offer }]),
    { key: 'asked', label: t('paid_in_asked'), value: money(deposit.payableAmount) },
    {
      key: 'arrived',
      label: t('paid_in_arrived'),
      value: deposit.paidAmount === null ? '–' : money(deposit.paidAmount),
    },
    { key: 'credited', label: t('paid_in_credited'), value: money(deposit.creditedAmount) },
    { key: 'payer', label: t('paid_in_payer'), value: deposit.payerName ?? '–' },
    { key: 'payee', label: t('paid_in_payee'), value: deposit.payeeName ?? '–' },
    ...(deposit.nameMatch
      ? [
          {
            key: 'match',
            label: t('paid_in_names'),
            value: <Badge tone={nameTones[deposit.nameMatch]}>{t(nameTexts[deposit.nameMatch])}</Badge>,
          },
        ]
      : []),
    ...(source
      ? [
          {
            key: 'source',
            label: t('paid_in_source'),
            value: `${source.bankCode} ${source.accountNo} · ${source.holderName}`,
          },
        ]
      : []),
    ...(deposit.bankReference
      ? [
          {
            key: 'reference',
            label: t('queue_bank_reference'),
            value: deposit.bankReference,
            copyText: deposit.bankReference,
          },
        ]
      : []),
    {
      key: 'time',
      label: t('common_time_gmt7', { zone: zoneLabel() }),
      value: formatDateTime(deposit.createdAt),
    },
    ...(deposit.remark ? [{ key: 'remark', label: t('queue_remark'), value: deposit.remark }] : []),
  ]
}

export function memberOf(deposit: DepositCase, t: Translate) {
  const money = (amount: number) => formatMoney(amount, deposit.currency)
  return [
    {
      key: 'member',
      label: t('queue_member'),
      value: (
        <ConsoleLink className="link" href={paths.member(deposit.memberId)}>
          {deposit.account}
        </ConsoleLink>
      ),
    },
    { key: 'since', label: t('queue_member_since'), value: formatDateTime(deposit.memberSince).slice(0, 10) },
    { key: 'kyc', label: t('queue_kyc'), value: String(deposit.kycLevel) },
    { key: 'balance', label: t('queue_balance'), value: money(deposit.balance) },
    { key: 'count', label: t('paid_in_count'), value: String(deposit.depositCount) },
    {
      key: 'last',
      label: t('queue_last_deposit'),
      value:
        deposit.lastDepositAmount === null || deposit.lastDepositAt === null
          ? '–'
          : `${money(deposit.lastDepositAmount)} · ${formatShortTime(deposit.lastDepositAt)}`,
    },
    { key: 'in', label: t('queue_deposits_30'), value: money(deposit.deposits30dAmount) },
    { key: 'out', label: t('queue_withdrawals_30'), value: money(deposit.withdrawals30dAmount) },
  ]
}
