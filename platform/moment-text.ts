/** A moment as in a sentence, in the merchant's time zone: 21 พ.ย. 2569 15:20, or 21 Nov 2026, 15:20. */
import { momentFigures, momentWords } from '../kernel/moment-words.ts'
import type { Language, MerchantContext } from './calls.ts'

interface Reader {
  language: Language
  merchant: Pick<MerchantContext, 'timeZone'>
}

export function momentText({ language, merchant }: Reader, moment: Date): string {
  return momentWords(moment, language, merchant.timeZone)
}

/** The same in every language, for texts that are stored until somebody reads them. */
export function momentTexts(
  merchant: Reader['merchant'],
  moment: Date,
): { TH: string; EN: string; ZH: string } {
  return {
    TH: momentText({ language: 'th', merchant }, moment),
    EN: momentText({ language: 'en', merchant }, moment),
    ZH: momentFigures(moment, merchant.timeZone),
  }
}
