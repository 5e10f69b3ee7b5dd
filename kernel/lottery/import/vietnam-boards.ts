/** Boards of the Vietnamese lotteries as two kinds of sites answer them. */
import type { PublishedPrize } from '../numbers/published.ts'
import { boardForms } from '../vietnam/board.ts'
import { memberOf, NO_SHAPE, NOT_YET, readJson, readPrizes, type ResultAdapter } from './reading.ts'

const isBoard = (form: readonly PublishedPrize[]): boolean => form[0]?.prize === 'special'
const hasEighth = (form: readonly PublishedPrize[]): boolean => form.some(({ prize }) => prize === 'eighth')

/**
 * A list of draws, newest first: `{"t": {"issueList": [{"turnNum": "21/11/2025", "detail": "[…]"}]}}`, where
 * `detail` is JSON in a text with a text for each prize, its numbers separated by commas.
 */
export const vietnamBoardJson: ResultAdapter = {
  suits: isBoard,
  read: (text, { date, form }) => {
    const list = memberOf(readJson(text), 't', 'issueList')
    if (!Array.isArray(list)) return NO_SHAPE
    const [year, month, day] = date.split('-')
    const draw: unknown = list.find((one) => memberOf(one, 'turnNum') === `${day}/${month}/${year}`)
    if (draw === undefined) return NOT_YET
    const detail = memberOf(draw, 'detail')
    const prizes = typeof detail === 'string' ? readJson(detail) : undefined
    if (!Array.isArray(prizes) || !prizes.every((prize) => typeof prize === 'string')) return NO_SHAPE
    const board = boardForms[hasEighth(form) ? 'SOUTH' : 'NORTH']
    if (prizes.length !== board.length) return NO_SHAPE
    const byName = new Map(board.map(({ prize }, index) => [prize as string, prizes[index] as string]))
    return readPrizes(form, ({ prize }) => byName.get(prize)!.split(','))
  },
}

/** Which column of a row has a number: `special`, `prize1`, and `prize2_1`, `prize2_2` where there are more. */
const columnNumbers: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
}

/**
 * A table of northern draws as rows, `[{"date": "2025-11-21T00:00:00.000", "special": 63190, "prize1": …}]`:
 * numbers without their leading zeros.
 */
export const vietnamRowsJson: ResultAdapter = {
  suits: (form) => isBoard(form) && !hasEighth(form),
  read: (text, { date, form }) => {
    const rows = readJson(text)
    if (!Array.isArray(rows)) return NO_SHAPE
    const ofDate = rows.filter((one: unknown) => {
      const drawnOn = memberOf(one, 'date')
      return typeof drawnOn === 'string' && drawnOn.slice(0, 10) === date
    })
    const row: unknown = ofDate.at(-1)
    if (row === undefined)
      return rows.some((one) => typeof memberOf(one, 'date') !== 'string') ? NO_SHAPE : NOT_YET
    const numbersOf = ({ prize, count, digits }: PublishedPrize) =>
      Array.from({ length: count }, (_, index) => {
        const column = prize === 'special' ? prize : `prize${columnNumbers[prize]}`
        const value = memberOf(row, count === 1 ? column : `${column}_${index + 1}`)
        return typeof value === 'string' && value !== '' ? value.padStart(digits ?? 0, '0') : ''
      })
    return readPrizes(form, numbersOf)
  },
}
