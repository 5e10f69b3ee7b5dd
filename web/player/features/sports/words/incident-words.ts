import type { Translate } from '../../../../ui/i18n/text.tsx'
import type { Incident } from '../parts/kinds.ts'
import '../texts.ts'
import { periodName, type Sides } from './market-words.ts'

type Happened = Pick<Incident, 'kind' | 'side' | 'added' | 'isCancelled' | 'score'>

/** Added minutes stand after the last one of the half: 45+2'. */
export const minuteOf = ({ minute, added }: Pick<Incident, 'minute' | 'added'>): string =>
  added ? `${minute}+${added}'` : `${minute}'`

/** What happened, in one line; a goal that was taken back says so. */
export function incidentText(incident: Happened, sides: Sides, t: Translate): string {
  const { kind, side, added, isCancelled } = incident
  const team = side === 'HOME' ? sides.home : side === 'AWAY' ? sides.away : ''
  const score = incident.score ? `${incident.score.home}–${incident.score.away}` : ''
  if (kind === 'GOAL_CANCELLED' || (isCancelled && (kind === 'GOAL' || kind === 'OWN_GOAL')))
    return t('sport_incident_var_cancelled', { score })
  switch (kind) {
    case 'GOAL':
      return side === null
        ? `${t('sport_incident_goal')} ${score}`
        : t('sport_incident_goal_team', { team, score })
    case 'OWN_GOAL':
      return `${t('sport_incident_own_goal')} ${score}`
    case 'PENALTY':
      return `${t('sport_incident_penalty')} ${team}`
    case 'PENALTY_MISSED':
      return `${t('sport_incident_penalty_missed')} ${team}`
    case 'YELLOW':
      return t('sport_incident_yellow', { team })
    case 'SECOND_YELLOW':
      return t('sport_incident_second_yellow', { team })
    case 'RED':
      return t('sport_incident_red', { team })
    case 'CORNER':
      return t('sport_incident_corner', { team })
    case 'VAR':
      return t('sport_incident_var')
    case 'KICK_OFF':
      return t('sport_incident_kick_off')
    case 'HALF_TIME':
      return t('sport_incident_half_time', { score })
    case 'SECOND_HALF':
      return t('sport_incident_second_half')
    case 'ADDED_TIME':
      return t('sport_incident_added', { n: added ?? 0 })
    case 'FULL_TIME':
      return t('sport_incident_full_time', { score })
    case 'POINTS':
      return `${t('sport_basket_points')} ${team} ${score}`
    case 'FIRST_BLOOD':
      return `${t('sport_incident_first_blood')} ${team}`
    case 'MAP_END':
      return `${t('sport_incident_map_end')} ${team} ${score}`
    case 'PERIOD_START':
      return t('sport_incident_period_start')
    case 'PERIOD_END':
      return `${t('sport_incident_period_end')} ${score}`
  }
}

/** Periods that have scores of their own, in the order of play. */
export function partsOf(scores: Readonly<Record<string, unknown>>): string[] {
  const rank = (period: string) => ['H1', 'H2', 'Q1', 'Q2', 'Q3', 'Q4'].indexOf(period)
  return Object.keys(scores)
    .filter((period) => /^(H|Q|MAP|SET)\d$/.test(period))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

export const partName = (period: string, t: Translate): string => periodName(period, t)
