/** What each notice says. */
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import type { Notice } from './store.ts'
import { raffleTexts, rebateTexts, vipDownTexts, vipUpTexts } from '../locales/messages.ts'

export function textsOf({ kind, detail }: Notice, currency: RealCurrency) {
  const money = (amount: string | undefined) => moneyText(BigInt(amount ?? '0'), currency)
  if (kind === 'REBATE') return { ...rebateTexts(money(detail.amount)), link: '/member?page=manualRebate' }
  if (kind === 'RAFFLE_WON')
    return {
      ...raffleTexts(
        { TH: detail.th!, EN: detail.en! },
        { number: detail.number!, prize: money(detail.amount), until: detail.until!.slice(0, 10) },
      ),
      link: '/member?page=raffle',
    }
  const level = { TH: `VIP ${detail.level} ${detail.th}`, EN: `VIP ${detail.level} ${detail.en}` }
  const texts =
    kind === 'VIP_UP'
      ? vipUpTexts(level, { valid: money(detail.valid), deposit: money(detail.deposit) })
      : vipDownTexts(level, { done: money(detail.done), target: money(detail.target) })
  return { ...texts, link: '/member?page=playerRank' }
}
