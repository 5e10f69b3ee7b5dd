import { useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { readSportsAddress } from './sports-address.ts'

const HomePage = lazyPart(() => import('./home/home-page.tsx'))
const FixturePage = lazyPart(() => import('./fixture/fixture-page.tsx'))
const BetsPage = lazyPart(() => import('./bets/bets-page.tsx'))
const ResultsPage = lazyPart(() => import('./results/results-page.tsx'))
const OutrightsPage = lazyPart(() => import('./outrights/outrights-page.tsx'))

/** The sportsbook: its fixtures, one of them, the member's bets, results or outrights. */
export function SportsPage({ cover }: { cover: ReactNode }) {
  return (
    <Suspense fallback={cover}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { view, sport, tab, leagueId, fixtureId, date, isSettled } = readSportsAddress(
    useSearch({ strict: false }),
  )
  if (view === 'bets') return <BetsPage isSettled={isSettled} />
  if (view === 'results') return <ResultsPage sport={sport} date={date} />
  if (view === 'outrights') return <OutrightsPage sport={sport} />
  return fixtureId ? (
    <FixturePage key={fixtureId} fixtureId={fixtureId} />
  ) : (
    <HomePage sport={sport} tab={tab} leagueId={leagueId} />
  )
}
