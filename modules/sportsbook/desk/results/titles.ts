/** What a proposal of the results desk is about, as the person who asks reads it. */
import type { CallContext } from '../../../../platform/calls.ts'
import { lineOfMarket } from '../../../../kernel/sports/lines.ts'
import type { MarketType, Period } from '../../../../kernel/sports/words.ts'
import { headsOf } from '../../book/door.ts'
import { marketNames, periodName } from '../../slips/locales/markets.ts'

type Asking = Pick<CallContext, 'tx' | 'language'>

/** Both sides of a match, or the competition of an outright. */
export async function fixtureTitle({ tx, language }: Asking, fixtureId: string): Promise<string> {
  const head = (await headsOf(tx, language, [fixtureId])).get(fixtureId)
  return head?.home ? `${head.home.name} – ${head.away!.name}` : (head?.leagueName ?? fixtureId)
}

/** The fixture with the market, its line as the home side has it, and its part of the match. */
export async function marketTitle(
  context: Asking,
  market: { fixtureId: string; typeCode: MarketType; period: Period; lineQ: number | null },
): Promise<string> {
  const language = context.language === 'th' ? 'th' : 'en'
  const { typeCode, lineQ } = market
  const line = lineQ === null ? '' : ` ${lineOfMarket(typeCode, lineQ)}`
  const period = periodName(market.period)
  return [
    await fixtureTitle(context, market.fixtureId),
    `${marketNames[typeCode][language]}${line}`,
    ...(period ? [period[language]] : []),
  ].join(' · ')
}
