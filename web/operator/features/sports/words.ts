/** How the desk names sports, markets and selections. */
import type { readDeskFixtureSchemas } from '../../../../contract/operator/sportsbook/read-desk-fixture.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { oddsText } from '../../../../kernel/sports/odds.ts'
import { handicapText, isHandicap, lineOfMarket, lineText } from '../../../../kernel/sports/lines.ts'
import type { FixtureStatus, MarketType, Period, SportCode } from '../../../../kernel/sports/words.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type DeskFixture = Omit<ValueOf<typeof readDeskFixtureSchemas>, 'currency'>
export type DeskMarket = DeskFixture['markets'][number]

/** A market as far as its name goes. */
export interface NamedMarket {
  readonly typeCode: MarketType
  readonly period: Period
  readonly line: number | null
}

/** The two sides of a fixture; an outright has none. */
export type Sides = { readonly home: string; readonly away: string }
export const sidesOf = (names: { homeName: string | null; awayName: string | null }): Sides => ({
  home: names.homeName ?? '',
  away: names.awayName ?? '',
})

const marketKeys: Readonly<Record<MarketType, string>> = {
  '1X2': 'sport_market_1x2',
  DC: 'sport_market_dc',
  DNB: 'sport_market_dnb',
  AH: 'sport_market_ah',
  OU: 'sport_market_ou',
  OE: 'sport_market_oe',
  CS: 'sport_market_cs',
  HTFT: 'sport_market_htft',
  BTTS: 'sport_market_btts',
  TG: 'sport_market_tg',
  FG: 'sport_market_fg',
  LG: 'sport_market_lg',
  ML: 'sport_market_ml',
  HDP: 'sport_market_hdp',
  OUP: 'sport_market_ou_points',
  TEAM_OU_HOME: 'sport_market_team_total',
  TEAM_OU_AWAY: 'sport_market_team_total',
  MAP_WINNER: 'sport_market_map_winner',
  MAP_HANDICAP: 'sport_market_map_handicap',
  TOTAL_MAPS: 'sport_market_total_maps',
  FIRST_BLOOD: 'sport_market_first_blood',
  CORNERS_AH: 'sport_market_corners_ah',
  CORNERS_OU: 'sport_market_corners_ou',
  CARDS_AH: 'sport_market_cards_ah',
  CARDS_OU: 'sport_market_cards_ou',
  OUTRIGHT: 'sport_market_outright',
}

export const isTotal = (typeCode: MarketType): boolean =>
  ['OU', 'OUP', 'TOTAL_MAPS', 'TEAM_OU_HOME', 'TEAM_OU_AWAY', 'CORNERS_OU', 'CARDS_OU'].includes(typeCode)

/** The name of a type without its line and period. */
export function typeName(
  t: Translate,
  typeCode: MarketType,
  sides: Sides = { home: '', away: '' },
  map = '',
): string {
  return t(marketKeys[typeCode] as TextKey, {
    team: typeCode === 'TEAM_OU_AWAY' ? sides.away : sides.home,
    map,
  })
}

export function periodName(t: Translate, period: Period): string {
  const [, kind, n] = /^(Q|MAP|SET)([0-9])$/.exec(period) ?? []
  if (kind) return t(`sport_period_${kind.toLowerCase()}` as TextKey, { n: n! })
  switch (period) {
    case 'H1':
      return t('sport_period_h1')
    case 'H2':
      return t('sport_period_h2')
    case 'SERIES':
      return t('sport_period_series')
    default:
      return t('sport_period_ft')
  }
}

/** The line as the market's name shows it: signed for handicaps. */
export const shownLine = ({ typeCode, line }: NamedMarket): string =>
  line === null ? '' : lineOfMarket(typeCode, line)

/** With its line, and its period unless it is the whole match. */
export function marketName(t: Translate, market: NamedMarket, sides?: Sides): string {
  const map = /^MAP([0-9])$/.exec(market.period)?.[1] ?? ''
  const name = typeName(t, market.typeCode, sides, map)
  const line = shownLine(market)
  const full = line ? t('sport_market_at_line', { market: name, line }) : name
  const isWhole = ['FT', 'GAME', 'SERIES'].includes(market.period)
  const isInName = ['MAP_WINNER', 'FIRST_BLOOD'].includes(market.typeCode)
  return isWhole || isInName
    ? full
    : t('sport_market_in_period', { market: full, period: periodName(t, market.period) })
}

const halfLetters: Readonly<Record<string, string>> = { H: '1', D: 'X', A: '2' }

/** What is bet on; `name` is that of a runner. */
export function selectionName(
  t: Translate,
  market: NamedMarket,
  code: string,
  sides: Sides,
  name: string | null = null,
): string {
  const { typeCode, line } = market
  if (name) return name
  if (isHandicap(typeCode))
    return t('sport_sel_team_line', {
      team: code === 'HOME' ? sides.home : sides.away,
      line: handicapText(code === 'HOME' ? (line ?? 0) : -(line ?? 0)),
    })
  if (isTotal(typeCode))
    return t(code === 'OVER' ? 'sport_sel_over_line' : 'sport_sel_under_line', { line: lineText(line ?? 0) })
  switch (typeCode) {
    case '1X2':
      return code === 'X'
        ? t('sport_sel_x')
        : `${t(code === '1' ? 'sport_sel_1' : 'sport_sel_2')} ${code === '1' ? sides.home : sides.away}`.trim()
    case 'DC':
      return t(`sport_sel_${code.toLowerCase()}` as TextKey)
    case 'OE':
      return t(code === 'ODD' ? 'sport_sel_odd' : 'sport_sel_even')
    case 'BTTS':
      return t(code === 'YES' ? 'sport_sel_btts_yes' : 'sport_sel_btts_no')
    case 'CS':
      return scoreName(t, code)
    case 'HTFT':
      return t('sport_sel_htft', { half: halfLetters[code[0]!] ?? code, full: halfLetters[code[1]!] ?? '' })
    case 'TG':
      return bandName(t, code)
    default:
      return code === 'NONE'
        ? t('sport_sel_no_goal')
        : code === 'AWAY'
          ? sides.away
          : code === 'HOME'
            ? sides.home
            : code
  }
}

function scoreName(t: Translate, code: string): string {
  if (code.startsWith('OTHER_')) return t(`sport_sel_score_other_${code.slice(6).toLowerCase()}` as TextKey)
  const [home = '', away = ''] = code.split('-')
  return t('sport_sel_score', { home, away })
}

function bandName(t: Translate, code: string): string {
  const [from = '', to = ''] = code.split('-')
  return to
    ? t('sport_sel_goals_band', { from, to })
    : t('sport_sel_goals_or_more', { from: code.replace('+', '') })
}

export const priceText = (priceE4: number | null): string =>
  priceE4 === null || priceE4 <= 10_000 ? '–' : oddsText(priceE4, 'DECIMAL')

/** 45,100 millionths are 4.51; below zero with the minus of amounts. */
export const percentOf = (ppm: number, decimals = 2): string =>
  (ppm / 10_000).toFixed(decimals).replace('-', '−')

export const sportName = (t: Translate, sportCode: SportCode): string => {
  const key = `sport_name_${sportCode.toLowerCase()}` as TextKey
  return t.has(key) ? t(key) : t(`op_sport_name_${sportCode.toLowerCase()}` as TextKey)
}

export const statusKeys: Readonly<Record<FixtureStatus, TextKey>> = {
  SCHEDULED: 'sport_state_scheduled',
  LIVE: 'sport_state_live',
  ENDED: 'sport_state_ended',
  RESULTED: 'sport_state_resulted',
  POSTPONED: 'op_sport_state_postponed',
  INTERRUPTED: 'sport_state_interrupted',
  ABANDONED: 'op_sport_state_abandoned',
  CANCELLED: 'sport_state_cancelled',
}

/** Whether the house takes bets on the market now. */
export const isTaking = (fixture: Pick<DeskFixture, 'isSuspended' | 'status'>, market: DeskMarket): boolean =>
  !fixture.isSuspended &&
  market.state === 'OPEN' &&
  market.stop === null &&
  !market.isClosed &&
  (fixture.status === 'SCHEDULED' || (fixture.status === 'LIVE' && market.isLive))
