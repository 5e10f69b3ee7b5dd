/** A moment as a sentence names it, in the merchant's time zone: 21 พ.ย. 2569 15:20, or 21 Nov 2026, 15:20. */
import type { Language, MerchantContext } from './calls.ts'

export function momentText({ language, merchant }: { language: Language; merchant: Pick<MerchantContext, 'timeZone'> }, moment: Date): string {
  return new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: merchant.timeZone, day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  }).format(moment)
}
