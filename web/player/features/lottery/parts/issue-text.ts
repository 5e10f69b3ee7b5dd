import { dateOfNumero } from '../../../../../kernel/lottery/calendar/cycles.ts'
import { formatLongDate } from '../../../../../design/format.ts'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import './texts.ts'

const DATE_DIGITS = 8

/** How an issue is called: by its number, or by its date if it is the only one of its day. */
export function useIssueText() {
  const t = useText()
  const language = useLanguage()
  const dateText = (numero: string): string => {
    const date = dateOfNumero(numero)
    return date ? formatLongDate(`${date}T12:00:00Z`, language) : numero
  }
  return {
    /** "Issue 202611280412", "Draw of 28 November 2026". */
    issueText: (numero: string): string =>
      numero.length === DATE_DIGITS
        ? t('draw_issue_of', { date: dateText(numero) })
        : t('draw_issue', { numero }),
    /** As it stands in a sentence that calls it an issue. */
    shortText: (numero: string): string => (numero.length === DATE_DIGITS ? dateText(numero) : numero),
    dateText,
  }
}
