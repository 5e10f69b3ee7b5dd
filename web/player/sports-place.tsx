/** The sportsbook with what covers it while its parts load; a page of its own, since home is read without it. */
import { SportsPage } from './features/sports/sports-page.tsx'
import { LoadingCover } from './shell/loading-cover.tsx'

export default function SportsPlace() {
  return <SportsPage cover={<LoadingCover />} />
}
