/**
 * The quote of a stock index:
 * `{"last": 1284.57, "change": -6.08, "marketDateTime": "2025-11-21T16:40:00+07:00"}`.
 */
import { businessDate } from '../../calendar.ts'
import { memberOf, NO_SHAPE, NOT_YET, readJson, readPrizes, type ResultAdapter } from './reading.ts'

/** A number as written; one decimal or none is filled up, since an index is published with two. */
function figureOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  return /^[+-]?[0-9]+(\.[0-9]?)?$/.test(value) ? withDecimals(value) : value
}

function withDecimals(figure: string): string {
  const [whole, decimals = ''] = figure.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

export const stockQuoteJson: ResultAdapter = {
  suits: (form) => form.some(({ prize }) => prize === 'index'),
  read: (text, { date, form, closesAt, zone }) => {
    const quote = readJson(text)
    const at = memberOf(quote, 'marketDateTime')
    const moment = typeof at === 'string' ? new Date(at) : undefined
    if (!moment || Number.isNaN(moment.getTime())) return NO_SHAPE
    if (memberOf(quote, 'last') === undefined || memberOf(quote, 'change') === undefined) return NO_SHAPE
    if (businessDate(moment, zone) !== date || moment < closesAt) return NOT_YET
    return readPrizes(form, ({ prize }) => [figureOf(memberOf(quote, prize === 'index' ? 'last' : 'change'))])
  },
}
