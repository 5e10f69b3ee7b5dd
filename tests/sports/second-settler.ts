/**
 * A second settler, for comparison: domain/sportsbook.md §2 and domain/sportsbook.md §3 read once more, with
 * no code of kernel/sports. It thinks in lines of hundredths and in parts of a stake instead of margins and
 * factors, and knows finished matches and those that stopped.
 */

export interface PlayedMatch {
  /** Goals, corners and card points: the whole match and its first half. */
  readonly goals: readonly [home: number, away: number]
  readonly halfGoals: readonly [home: number, away: number]
  readonly corners: readonly [home: number, away: number]
  readonly cards: readonly [home: number, away: number]
  /** "H" or "A" for each goal. */
  readonly order: string
}

export interface Wager {
  readonly market: string
  readonly period: 'FT' | 'H1' | 'H2'
  readonly pick: string
  /** Hundredths, of the home side or of over; 0 where there is no line. */
  readonly line: number
  /** Hundredths. */
  readonly price: number
  readonly stake: bigint
  /** When a live bet was placed. */
  readonly goalsAtBet?: readonly [home: number, away: number]
}

type Fate = 'pays' | 'back' | 'gone'
/** What becomes of each part of the stake. */
type Parts = readonly (readonly [part: bigint, fate: Fate])[]

export function moneyBack(wager: Wager, parts: Parts): bigint {
  const hundredths = parts.map(([part, fate]) =>
    fate === 'pays' ? part * BigInt(wager.price) : fate === 'back' ? part * 100n : 0n,
  )
  return hundredths.reduce((a, b) => a + b, 0n) / 100n
}

/** Of a match that was played to its end. */
export function settleAgain(wager: Wager, match: PlayedMatch): bigint {
  return moneyBack(wager, partsOf(wager, match))
}

function partsOf(wager: Wager, match: PlayedMatch): Parts {
  const [home, away] = countedOf(wager, match)
  switch (wager.market) {
    case 'AH':
    case 'CORNERS_AH':
    case 'CARDS_AH': {
      const [homeBefore, awayBefore] = (wager.market === 'AH' && wager.goalsAtBet) || [0, 0]
      const isHome = wager.pick === 'HOME'
      const ahead = (home - homeBefore - (away - awayBefore)) * (isHome ? 100 : -100)
      return onLine(wager.stake, isHome ? wager.line : -wager.line, (line) => ahead + line)
    }
    case 'OU':
    case 'CORNERS_OU':
    case 'CARDS_OU':
      return overUnder(wager, home + away)
    case 'TEAM_OU_HOME':
      return overUnder(wager, home)
    case 'TEAM_OU_AWAY':
      return overUnder(wager, away)
    case 'DNB':
      if (home === away) return [[wager.stake, 'back']]
  }
  return [[wager.stake, winningPicks(wager, match, home, away).includes(wager.pick) ? 'pays' : 'gone']]
}

function overUnder(wager: Wager, count: number): Parts {
  const sign = wager.pick === 'OVER' ? 1 : -1
  return onLine(wager.stake, wager.line, (line) => sign * (100 * count - line))
}

/** A line between two halves is two bets; the lower line has the smaller part of an odd stake. */
function onLine(stake: bigint, line: number, lead: (line: number) => number): Parts {
  const one = (part: bigint, own: number) => {
    const by = lead(own)
    return [part, by > 0 ? 'pays' : by < 0 ? 'gone' : 'back'] as const
  }
  if (line % 50 === 0) return [one(stake, line)]
  const smaller = (stake - (stake % 2n)) / 2n
  return [one(smaller, line - 25), one(stake - smaller, line + 25)]
}

function countedOf({ market, period }: Wager, match: PlayedMatch): readonly [number, number] {
  if (market.startsWith('CORNERS')) return match.corners
  if (market.startsWith('CARDS')) return match.cards
  if (period === 'FT') return match.goals
  if (period === 'H1') return match.halfGoals
  return [match.goals[0] - match.halfGoals[0], match.goals[1] - match.halfGoals[1]]
}

const letter = (home: number, away: number): 'H' | 'D' | 'A' =>
  home === away ? 'D' : home < away ? 'A' : 'H'

/** Of markets without a line: the selections that win. */
function winningPicks(wager: Wager, match: PlayedMatch, home: number, away: number): string[] {
  const { market, period } = wager
  const who = letter(home, away)
  const sum = home + away
  if (market === '1X2') return [{ H: '1', D: 'X', A: '2' }[who]]
  if (market === 'DC') return { H: ['1X', '12'], D: ['1X', 'X2'], A: ['12', 'X2'] }[who]
  if (market === 'DNB') return [who === 'H' ? 'HOME' : 'AWAY']
  if (market === 'OE') return [sum % 2 ? 'ODD' : 'EVEN']
  if (market === 'BTTS') return [home * away > 0 ? 'YES' : 'NO']
  if (market === 'TG') return [sum < 2 ? '0-1' : sum < 4 ? '2-3' : sum < 7 ? '4-6' : '7+']
  if (market === 'CS') {
    const isListed = Math.max(home, away) < 5
    return [isListed ? `${home}-${away}` : { H: 'OTHER_HOME', D: 'OTHER_DRAW', A: 'OTHER_AWAY' }[who]]
  }
  if (market === 'HTFT') return [letter(...match.halfGoals) + letter(...match.goals)]
  if (market === 'FG' || market === 'LG') {
    const inHalf = match.halfGoals[0] + match.halfGoals[1]
    const own = { FT: match.order, H1: match.order.slice(0, inHalf), H2: match.order.slice(inHalf) }[period]
    const goal = market === 'FG' ? own.charAt(0) : own.charAt(own.length - 1)
    return [goal === '' ? 'NONE' : goal === 'H' ? 'HOME' : 'AWAY']
  }
  throw new Error(`no rule for ${market}`)
}

/**
 * Of a match that stopped at half-time: the second half never came. What the first half has decided for good
 * pays or is lost, everything else comes back. Each rule is written out, none is found by trying.
 */
export function settleStopped(wager: Wager, match: PlayedMatch): bigint {
  const atHalf: PlayedMatch = { ...match, goals: match.halfGoals }
  if (wager.period === 'H1') return settleAgain(wager, atHalf)
  const fate = wager.period === 'H2' ? 'back' : fateByHalf(wager, match)
  return moneyBack(wager, [[wager.stake, fate]])
}

function fateByHalf({ market, pick, line }: Wager, match: PlayedMatch): Fate {
  const [home, away] = match.halfGoals
  const passed = (count: number): Fate => {
    // Over has won a quarter line once it has won the higher of its two halves.
    const isSure = line % 50 === 0 ? 100 * count > line : 100 * count > line + 25
    return isSure ? (pick === 'OVER' ? 'pays' : 'gone') : 'back'
  }
  switch (market) {
    case 'OU':
      return passed(home + away)
    case 'TEAM_OU_HOME':
      return passed(home)
    case 'TEAM_OU_AWAY':
      return passed(away)
    case 'BTTS':
      return home > 0 && away > 0 ? (pick === 'YES' ? 'pays' : 'gone') : 'back'
    case 'FG':
      if (home + away === 0) return 'back'
      return pick === (match.order.startsWith('H') ? 'HOME' : 'AWAY') ? 'pays' : 'gone'
    case 'LG':
      return pick === 'NONE' && home + away > 0 ? 'gone' : 'back'
    case 'HTFT':
      return pick.charAt(0) === letter(home, away) ? 'back' : 'gone'
    case 'TG': {
      if (pick === '7+') return home + away > 6 ? 'pays' : 'back'
      const most = Number(pick.split('-')[1])
      return home + away > most ? 'gone' : 'back'
    }
    case 'CS':
      return scoreAfterHalf(pick, home, away)
    default:
      return 'back'
  }
}

/** A score that was passed cannot come any more; a score beyond the grid always can. */
function scoreAfterHalf(pick: string, home: number, away: number): Fate {
  if (pick.startsWith('OTHER')) return 'back'
  const [pickedHome, pickedAway] = pick.split('-').map(Number)
  return home > pickedHome! || away > pickedAway! ? 'gone' : 'back'
}
