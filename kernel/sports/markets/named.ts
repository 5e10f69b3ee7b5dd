/** Markets that a name decides: first blood, and who wins a competition (domain/sportsbook.md §2). */
import { MAPS } from '../words.ts'
import { verdict, winIf, type MarketRule } from './market-rule.ts'
import { SIDES } from './who-wins.ts'

/** Once blood was drawn nothing can change it, whether the map is finished or not. */
const firstBlood: MarketRule = {
  typeCode: 'FIRST_BLOOD',
  basis: 'FIRST_BLOOD',
  selections: SIDES,
  hasLine: false,
  periods: MAPS,
  decide({ code, period }, facts, standing) {
    const side = facts.firstBlood?.[period]
    if (side) return verdict(winIf(side === code))
    return standing === 'STOPPED' ? verdict('VOID') : null
  },
}

/** A dead heat shares the win among its runners (domain/sportsbook.md §2). */
const outright: MarketRule = {
  typeCode: 'OUTRIGHT',
  basis: 'WINNERS',
  selections: null,
  hasLine: false,
  decide({ code }, facts, standing) {
    const winners = facts.winners ?? []
    if (winners.length > 0) return winners.includes(code) ? verdict('WIN', winners.length) : verdict('LOSE')
    return standing === 'STOPPED' ? verdict('VOID') : null
  },
}

export const named: readonly MarketRule[] = [firstBlood, outright]
