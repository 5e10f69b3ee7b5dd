/** What each notice says. */
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import type { Notice } from './store.ts'
import { referralFriendTexts, referralTexts } from '../locales/referral.ts'
import { rebateTexts, vipDownTexts, vipUpTexts } from '../locales/messages.ts'

export function textsOf({ kind, detail }: Notice, currency: RealCurrency) {
  const money = (amount: string | undefined) => moneyText(BigInt(amount ?? '0'), currency)
  if (kind === 'REBATE') return { ...rebateTexts(money(detail.amount)), link: '/member?page=manualRebate' }
  if (kind === 'REFERRAL')
    return {
      ...referralTexts({
        friend: detail.friend ?? '',
        amount: money(detail.amount),
        required: money(detail.required),
        days: detail.days ?? '',
      }),
      link: '/member?page=referral',
    }
  if (kind === 'REFERRAL_FRIEND')
    return {
      ...referralFriendTexts(money(detail.amount), money(detail.required)),
      link: '/member?page=transferFund',
    }
  const level = { TH: `VIP ${detail.level} ${detail.th}`, EN: `VIP ${detail.level} ${detail.en}` }
  const texts =
    kind === 'VIP_UP'
      ? vipUpTexts(level, { valid: money(detail.valid), deposit: money(detail.deposit) })
      : vipDownTexts(level, { done: money(detail.done), target: money(detail.target) })
  return { ...texts, link: '/member?page=playerRank' }
}
