/** What a leg was put on, for people who read records and messages. */
import { handicapText, lineText } from '../../../kernel/sports/lines.ts'
import { goals, marketNames, periodName, scoreAtBetName, selectionNames, versus } from './locales/markets.ts'
import type { Names } from './store/cards.ts'
import type { ShownLeg } from './store/shown.ts'

const each = (of: (language: keyof Names) => string): Names => ({ th: of('th'), en: of('en') })

/** Both sides of a match, or the competition of an outright. */
export function fixtureNames({ homeNames, awayNames, leagueNames }: ShownLeg): Names {
  if (!homeNames || !awayNames) return leagueNames
  return each((language) => `${homeNames[language]} ${versus[language]} ${awayNames[language]}`)
}

/** The fixture with the market and its part of the match; of a live bet also the score at that moment. */
export function legNames(leg: ShownLeg): Names {
  const fixture = fixtureNames(leg)
  const market = marketNames[leg.typeCode]
  const period = periodName(leg.period)
  const score = leg.scoreAtBet && scoreAtBetName(`${leg.scoreAtBet.home}–${leg.scoreAtBet.away}`)
  return each((language) =>
    [
      `${fixture[language]}, ${market[language]}`,
      ...(period ? [period[language]] : []),
      ...(score ? [score[language]] : []),
    ].join(', '),
  )
}

/** The selection with the line as its side has it. */
export function choiceNames(leg: ShownLeg): Names {
  const name = codeNames(leg)
  const { lineQ, code } = leg
  if (lineQ === null) return name
  const isTotal = code === 'OVER' || code === 'UNDER'
  const line = isTotal ? lineText(lineQ) : handicapText(code === 'AWAY' ? -lineQ : lineQ)
  return each((language) => `${name[language]} ${line}`)
}

const sides: Readonly<Record<string, 'homeNames' | 'awayNames'>> = {
  '1': 'homeNames',
  HOME: 'homeNames',
  '2': 'awayNames',
  AWAY: 'awayNames',
}

function codeNames(leg: ShownLeg): Names {
  const { code, typeCode, selectionNames: runner } = leg
  if (runner) return runner
  const side = sides[code]
  if (side) return leg[side] ?? { th: code, en: code }
  if (typeCode === 'HTFT') return halvesNames(leg, code)
  const known = selectionNames[code]
  if (known) return known
  const shown = code.replace('-', '–')
  return each((language) => (typeCode === 'TG' ? `${shown} ${goals[language]}` : shown))
}

/** `HA`: the home side at half time, the away side at the end. */
function halvesNames(leg: ShownLeg, code: string): Names {
  const names: Readonly<Record<string, Names | null>> = {
    H: leg.homeNames,
    A: leg.awayNames,
    D: selectionNames['X']!,
  }
  return each((language) => [...code].map((letter) => names[letter]?.[language] ?? letter).join('/'))
}
