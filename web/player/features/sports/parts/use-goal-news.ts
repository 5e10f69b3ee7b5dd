import { useRef } from 'react'
import type { FixturePush } from '../../../../../contract/pushes/sports.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import '../texts.ts'
import type { FixtureHead } from './kinds.ts'

const goals: ReadonlySet<string> = new Set(['GOAL', 'OWN_GOAL'])

type Marked = Pick<FixtureHead, 'fixtureId' | 'home' | 'away'> & { isFavourite: boolean }

/** Says a goal of a marked match while its list or its own page is open. */
export function useGoalNews(fixtures: readonly Marked[] | undefined): (push: FixturePush) => void {
  const t = useText()
  const told = useRef(new Set<string>())
  return ({ fixtureId, incident, score }) => {
    if (!incident || !score || !goals.has(incident.kind)) return
    const fixture = fixtures?.find((one) => one.fixtureId === fixtureId)
    const key = `${fixtureId} ${incident.no}`
    if (!fixture?.isFavourite || told.current.has(key)) return
    told.current.add(key)
    toast.info(
      t('sport_push_goal', {
        home: fixture.home?.name ?? '',
        away: fixture.away?.name ?? '',
        score: `${score.home}–${score.away}`,
        minute: String(incident.minute),
      }),
    )
  }
}
