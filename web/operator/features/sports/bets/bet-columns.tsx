import type { listAllSportBetsSchemas } from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { paths } from '../../../paths.ts'
import { priceText, selectionName, sidesOf } from '../words.ts'
import { betStateKey, betTone } from './bet-words.ts'

export type Bet = ValueOf<typeof listAllSportBetsSchemas>['list'][number]

/** The one selection of a single bet with its match, or how many legs it has. */
function betText(t: Translate, { legs }: Bet) {
  const [leg] = legs
  if (legs.length > 1 || !leg) return t('op_sport_parlay_of', { n: legs.length })
  const sides = sidesOf(leg)
  const match = leg.homeName === null ? (leg.fixtureName ?? leg.leagueName) : t('sport_match_versus', sides)
  return (
    <>
      {selectionName(t, leg, leg.code, sides, leg.selectionName)}
      <p className="text-3">{match}</p>
    </>
  )
}

/** Columns that every table of bets has. */
export function commonColumns(t: Translate) {
  return {
    number: {
      key: 'no',
      head: t('op_sport_bet_no'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsBet(row.betId)}>
          {row.betNo}
        </ConsoleLink>
      ),
    },
    member: {
      key: 'member',
      head: t('op_sport_member'),
      isNamed: true,
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsMember(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
    state: {
      key: 'state',
      head: t('op_sport_state'),
      card: 'badge',
      cell: (row) => <Badge tone={betTone(row)}>{t(betStateKey(row))}</Badge>,
    },
    stake: {
      key: 'stake',
      head: t('op_sport_stake'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.stakeAmount, row.currency),
    },
  } satisfies Record<string, Column<Bet>>
}

/** A table of bets. */
export function betColumns(t: Translate): Column<Bet>[] {
  const { number, member, state, stake } = commonColumns(t)
  return [
    number,
    member,
    { key: 'what', head: t('op_sport_selection'), cell: (row) => betText(t, row) },
    { key: 'price', head: t('op_sport_price'), isFigure: true, cell: (row) => priceText(row.price) },
    state,
    stake,
    {
      key: 'paid',
      head: t('op_sport_paid'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (row.payoutAmount === null ? '–' : formatMoney(row.payoutAmount, row.currency)),
    },
    { key: 'at', head: t('op_sport_placed'), isNamed: true, cell: (row) => formatDateTime(row.placedAt) },
  ]
}
