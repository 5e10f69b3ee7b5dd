/** What markets and their selections are called. */
import { handicapText, isHandicap, lineText } from '../../../../../kernel/sports/lines.ts'
import type { MarketType, Period } from '../../../../../kernel/sports/words.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'

/** Who plays; an outright has nobody. */
export interface Sides {
  home: string
  away: string
}

interface Named {
  readonly homeName: string | null
  readonly awayName: string | null
}

/** Of the match of a leg; null: it is bet on among many. */
export const sidesOf = ({ homeName, awayName }: Named): Sides | null =>
  homeName !== null && awayName !== null ? { home: homeName, away: awayName } : null

export interface MarketShape {
  typeCode: MarketType
  period: Period
  /** Times four, of home or of over. */
  line: number | null
}

const totals: ReadonlySet<string> = new Set([
  'OU',
  'OUP',
  'TEAM_OU_HOME',
  'TEAM_OU_AWAY',
  'TOTAL_MAPS',
  'CORNERS_OU',
  'CARDS_OU',
])
/** Of two that exclude each other: these are priced as a house of Asia writes them. */
const pairs: ReadonlySet<string> = new Set(['OE', 'ML', 'DNB', 'MAP_WINNER', 'FIRST_BLOOD', ...totals])

export const isPair = (typeCode: MarketType): boolean => isHandicap(typeCode) || pairs.has(typeCode)

/** MAP3 → 3, Q2 → 2. */
export const numberOf = (period: string): string => period.replace(/^\D+/, '')

export function periodName(period: string, t: Translate): string {
  const n = numberOf(period)
  if (period === 'H1') return t('sport_period_h1')
  if (period === 'H2') return t('sport_period_h2')
  if (period === 'SERIES') return t('sport_period_series')
  if (period.startsWith('MAP')) return t('sport_period_map', { n })
  if (period.startsWith('SET')) return t('sport_period_set', { n })
  return /^Q\d/.test(period) ? t('sport_period_q', { n }) : t('sport_period_ft')
}

const names = {
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
  MAP_HANDICAP: 'sport_market_map_handicap',
  TOTAL_MAPS: 'sport_market_total_maps',
  OUTRIGHT: 'sport_market_outright',
  CORNERS_AH: 'sport_market_corners_ah',
  CORNERS_OU: 'sport_market_corners_ou',
  CARDS_AH: 'sport_market_cards_ah',
  CARDS_OU: 'sport_market_cards_ou',
} as const

/** The market without its line; the part of the match is named unless it is the whole. */
export function marketName({ typeCode, period }: MarketShape, sides: Sides | null, t: Translate): string {
  if (typeCode === 'MAP_WINNER') return t('sport_market_map_winner', { map: numberOf(period) })
  if (typeCode === 'FIRST_BLOOD') return t('sport_market_first_blood', { map: numberOf(period) })
  if (typeCode === 'TEAM_OU_HOME') return t('sport_market_team_total', { team: sides?.home ?? '' })
  if (typeCode === 'TEAM_OU_AWAY') return t('sport_market_team_total', { team: sides?.away ?? '' })
  const market = t(names[typeCode])
  return period === 'FT' || period === 'GAME' || period === 'SERIES'
    ? market
    : t('sport_market_in_period', { market, period: periodName(period, t) })
}

/** The line as it counts for a selection: a handicap is turned round for the away side. */
export const lineOf = (line: number, code: string): number => (code === 'AWAY' ? -line : line)

const words = {
  ODD: 'sport_sel_odd',
  EVEN: 'sport_sel_even',
  YES: 'sport_sel_btts_yes',
  NO: 'sport_sel_btts_no',
  NONE: 'sport_sel_no_goal',
  OTHER_HOME: 'sport_sel_score_other_home',
  OTHER_DRAW: 'sport_sel_score_other_draw',
  OTHER_AWAY: 'sport_sel_score_other_away',
} as const

const halfResult = { H: '1', D: 'X', A: '2' } as const

/** What a selection is called beside its market: "Chang FC −0.5", "Over 2.5", "2–1". */
export function selectionName(
  market: MarketShape,
  code: string,
  sides: Sides | null,
  t: Translate,
  runner: string | null = null,
): string {
  const { typeCode, line } = market
  const home = sides?.home ?? ''
  const away = sides?.away ?? ''
  if (runner !== null || typeCode === 'OUTRIGHT') return t('sport_sel_runner', { name: runner ?? code })
  if (typeCode === '1X2') return code === '1' ? home : code === '2' ? away : t('sport_sel_x')
  if (typeCode === 'DC')
    return code === '12'
      ? t('sport_sel_team_or_team', { home, away })
      : t('sport_sel_team_or_draw', { team: code === '1X' ? home : away })
  if (typeCode === 'HTFT') {
    const [half, full] = [...code].map((one) => halfResult[one as 'H' | 'D' | 'A'])
    return t('sport_sel_htft', { half: half ?? '', full: full ?? '' })
  }
  if (typeCode === 'TG') {
    const [from = '', to] = code.replace('+', '').split('-')
    return to ? t('sport_sel_goals_band', { from, to }) : t('sport_sel_goals_or_more', { from })
  }
  if (code === 'OVER' || code === 'UNDER') {
    const shown = { line: lineText(line ?? 0) }
    return code === 'OVER' ? t('sport_sel_over_line', shown) : t('sport_sel_under_line', shown)
  }
  if (code in words) return t(words[code as keyof typeof words])
  if (typeCode === 'CS') return scoreName(code, t)
  const team = code === 'HOME' ? home : away
  return isHandicap(typeCode) && line !== null
    ? t('sport_sel_team_line', { team, line: handicapText(lineOf(line, code)) })
    : t('sport_sel_team', { team })
}

function scoreName(code: string, t: Translate): string {
  const [home = '', away = ''] = code.split('-')
  return t('sport_sel_score', { home, away })
}

/** What stands on the button, beside the price: as short as the place is. */
export function shortName(
  market: MarketShape,
  code: string,
  sides: Sides | null,
  t: Translate,
  runner: string | null = null,
): string {
  const { typeCode, line } = market
  if (runner !== null) return runner
  if (typeCode === '1X2')
    return code === '1' ? t('sport_sel_1') : code === '2' ? t('sport_sel_2') : t('sport_sel_x')
  if (typeCode === 'DC') return code
  if (typeCode === 'TG') return code.replace('-', '–')
  if (typeCode === 'CS' && code.startsWith('OTHER_')) return t('sport_short_other')
  if (typeCode === 'BTTS') return t(code === 'YES' ? 'common_yes' : 'common_no')
  if (isHandicap(typeCode) && line !== null) return handicapText(lineOf(line, code))
  return selectionName(market, code, sides, t)
}

/** As short as a cell of a list is: over and under by their first letters. */
export function cellName(market: MarketShape, code: string, sides: Sides | null, t: Translate): string {
  if (code === 'OVER') return t('sport_short_over', { line: lineText(market.line ?? 0) })
  if (code === 'UNDER') return t('sport_short_under', { line: lineText(market.line ?? 0) })
  if (code === 'HOME' && !isHandicap(market.typeCode)) return t('sport_sel_1')
  if (code === 'AWAY' && !isHandicap(market.typeCode)) return t('sport_sel_2')
  return shortName(market, code, sides, t)
}

/** What the result of a market is read from. */
export function basisText({ typeCode, period }: MarketShape, t: Translate): string | null {
  if (typeCode === 'OE') return t('sport_basis_oe')
  if (typeCode === 'DNB') return t('sport_basis_dnb')
  if (typeCode === 'FG' || typeCode === 'LG') return t('sport_basis_own_goal')
  if (typeCode.startsWith('CORNERS')) return t('sport_basis_corner')
  if (typeCode.startsWith('CARDS')) return t('sport_basis_card')
  if (period.startsWith('MAP')) return t('sport_basis_map')
  if (period === 'H1' || period === 'H2') return t('sport_basis_half')
  if (typeCode === 'ML') return t('sport_basis_ml_tie')
  if (period === 'GAME') return t('sport_basis_overtime')
  return null
}
