/** The sportsbook and what covers it while its parts load: home is read without either. */
import { SportsPage } from './features/sports/sports-page.tsx'
import { LoadingCover } from './shell/loading-cover.tsx'

export default function SportsPlace() {
  return <SportsPage cover={<LoadingCover />} />
}
