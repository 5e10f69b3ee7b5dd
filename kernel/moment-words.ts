/**
 * How a moment is written for people, on pages and in sentences of the server: the day first, with years of
 * the Buddhist era in Thai. Every other language counts in the Christian era and is written as in English.
 */

/** The Buddhist era is this many years ahead. */
const BUDDHIST_YEARS = 543

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>
type Time = string | number | Date

const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(time: Time, language: string, month: 'short' | '2-digit', timeZone: string): Parts {
  const locale = language === 'th' ? 'th-TH-u-ca-gregory-nu-latn' : 'en-GB'
  const key = `${locale} ${month} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    const day = month === 'short' ? 'numeric' : '2-digit'
    formats.set(
      key,
      (format = new Intl.DateTimeFormat(locale, {
        timeZone,
        day,
        month,
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })),
    )
  }
  return Object.fromEntries(
    format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  ) as Parts
}

const yearOf = ({ year = '' }: Parts, language: string): string =>
  language === 'th' ? String(Number.parseInt(year, 10) + BUDDHIST_YEARS) : year

/** "21/11/2025", in Thai "21/11/2568". */
export function dayFigures(time: Time, language: string, timeZone: string): string {
  const parts = partsOf(time, language, '2-digit', timeZone)
  return `${parts.day}/${parts.month}/${yearOf(parts, language)}`
}

/** "21 Nov 2025", in Thai "21 พ.ย. 2568". */
export function dayWords(time: Time, language: string, timeZone: string): string {
  const parts = partsOf(time, language, 'short', timeZone)
  return `${parts.day} ${parts.month} ${yearOf(parts, language)}`
}

/** "21 Nov 2025, 22:38", in Thai "21 พ.ย. 2568 22:38". */
export function momentWords(time: Time, language: string, timeZone: string): string {
  const { hour, minute } = partsOf(time, language, 'short', timeZone)
  return `${dayWords(time, language, timeZone)}${language === 'th' ? '' : ','} ${hour}:${minute}`
}

/** "2025/11/21 22:38": the year first, for Chinese. */
export function momentFigures(time: Time, timeZone: string): string {
  const { day, month, year, hour, minute } = partsOf(time, 'en', '2-digit', timeZone)
  return `${year}/${month}/${day} ${hour}:${minute}`
}
