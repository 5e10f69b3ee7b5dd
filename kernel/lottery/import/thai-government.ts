/** The JSON of the Thai Government Lottery Office: the last draw, or the draw of a date. */
import type { PublishedPrize } from '../numbers/published.ts'
import { isRecord, memberOf, NO_SHAPE, NOT_YET, readJson, readPrizes, type ResultAdapter } from './reading.ts'

/** Our prizes by the office's names. */
const names: Readonly<Record<string, string>> = {
  first: 'first',
  bottom2: 'last2',
  front3: 'last3f',
  back3: 'last3b',
}

/** `{"number": [{"round": 1, "value": "105979"}, …]}`, in the order of the rounds. */
function numbersOf(prize: unknown): readonly string[] | undefined {
  const list = memberOf(prize, 'number')
  if (!Array.isArray(list)) return undefined
  return list.map((one: unknown) => {
    const value = memberOf(one, 'value')
    return typeof value === 'string' ? value : ''
  })
}

export const thaiGovernmentJson: ResultAdapter = {
  suits: (form: readonly PublishedPrize[]) => form.some(({ prize }) => prize === 'front3'),
  bodyOf: (date) => {
    const [year, month, day] = date.split('-')
    return JSON.stringify({ date: day, month, year })
  },
  read: (text, { date, form }) => {
    const response = memberOf(readJson(text), 'response')
    // The last draw stands in the response itself, the draw of a date one level below.
    const draw = isRecord(memberOf(response, 'result')) ? memberOf(response, 'result') : response
    const drawnOn = memberOf(draw, 'date')
    const prizes = memberOf(draw, 'data')
    if (response === null || (isRecord(response) && drawnOn === undefined && prizes === undefined))
      return NOT_YET
    if (typeof drawnOn !== 'string' || !isRecord(prizes)) return NO_SHAPE
    if (drawnOn.slice(0, 10) !== date) return NOT_YET
    if (!form.some(({ prize }) => isRecord(memberOf(prizes, names[prize]!)))) return NO_SHAPE
    return readPrizes(form, ({ prize }) => numbersOf(memberOf(prizes, names[prize]!)))
  },
}
