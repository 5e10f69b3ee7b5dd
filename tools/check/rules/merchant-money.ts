/** A currency and a time zone are read from the merchant; their names stand only where they are declared. */
import { textOf } from '../parse.ts'
import { mayHoldTexts, mayNameMoney } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const zone = '(?:Africa|America|Asia|Australia|Europe|Pacific)/[A-Z][A-Za-z_]+'
const inCode = new RegExp(`\\bTHB\\b|${zone}|฿|GMT[+-][0-9]|[+-]07:00`)
/** A text may be about baht by its nature, a rate for example; a code and a zone are data all the same. */
const inTexts = new RegExp(`\\bTHB\\b|${zone}|GMT[+-][0-9]`)

export const merchantMoneyRule: NodeRule = (node, _parents, report, parsed) => {
  if (mayNameMoney(parsed.path)) return
  const found = textOf(node)?.match(mayHoldTexts(parsed.path) ? inTexts : inCode)?.[0]
  if (found) report('currency or zone', node, found)
}

/** Functions of the database: the defaults of a merchant stand in the two functions that read it. */
export const namedInSql = (path: string, text: string): { line: number; detail: string }[] =>
  mayNameMoney(path)
    ? []
    : text.split('\n').flatMap((line, index) => {
        const found = line.startsWith('--') ? undefined : line.match(inCode)?.[0]
        return found ? [{ line: index + 1, detail: found }] : []
      })
