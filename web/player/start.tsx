/** Takes over the page that the server rendered, then loads the rest when it is needed. */
import { type ComponentType, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { languageOfTag } from '../../kernel/languages.ts'
import { restorePreferences } from '../client/preferences.ts'
import { isSignedIn, restoreSession } from '../client/session.ts'
import { readStored } from '../client/storage.ts'
import type { Language } from '../ui/i18n/messages.ts'
import { browserTexts, loadTexts, registerAreas, registerAreasLater } from '../ui/i18n/texts.ts'
import { speakOfFaults } from '../ui/loading/fault-dialog.ts'
import { faultWords } from '../ui/loading/fault-words.ts'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { loadQuietly } from '../ui/loading/load-part.ts'
import { App } from './app.tsx'
import { takeFirstTap } from './first-tap.ts'
import { watchMemberPlace } from './member-place.ts'
import './messages.ts'
import { place, prepareNavigation } from './navigation.ts'
import { nextTask } from './next-task.ts'
import { catalogueOfSite, home, homeOf, type PageData } from './state/home.ts'
import { seedStore } from './state/seed.ts'
import { setHouse } from '../../design/house.ts'
import { houseOfStatus, site, siteOfStatus } from './state/site.ts'
import { watchFavourites } from './state/favourites.ts'
import { watchNotices } from './state/notices.ts'
import { watchStatus } from './state/watch-status.ts'
import { whenIdle } from './when-idle.ts'

const loadLaterAreas = () => import('./later-areas.ts')
registerAreas(import.meta.glob(['../ui/locales/*/shell.ts', './locales/*/site.ts']))
registerAreasLater(loadLaterAreas)
speakOfFaults(faultWords)

/** A phone's core is released between the steps: none of them may block it for long. */
export async function start(): Promise<void> {
  const language: Language = languageOfTag(document.documentElement.lang) ?? 'th'
  browserTexts.setState({ language, texts: {} })
  const data = readPageData()
  await loadTexts('shell', 'site', ...(data && data.status.status !== 0 ? ['status'] : []))
  await nextTask()
  seedStore(browserTexts, browserTexts.getState())
  seedStore(place, { ...place.getState(), path: location.pathname, search: location.search })
  if (data) {
    setHouse(houseOfStatus(data.status))
    seedStore(site, { ...site.getState(), ...siteOfStatus(data.status), ...catalogueOfSite(data) })
    seedStore(home, homeOf(data))
  }
  restorePreferences()
  restoreSession()
  await nextTask()
  // A page that begins closed is taken over whole.
  const ClosedPage =
    data && data.status.status !== 0 ? (await loadClosedPage()).default : lazyPart(loadClosedPage)
  const doFirstTap = takeFirstTap()
  const root = draw(data !== null, ClosedPage)
  await nextTask()
  prepareNavigation(async () => {
    const { go, prepare, Pages } = await import('./router.tsx')
    root.render(
      <StrictMode>
        <App Pages={Pages} ClosedPage={ClosedPage} />
      </StrictMode>,
    )
    return { go, prepare }
  })
  watchStatus()
  if (!data) void loadQuietly(() => import('./state/home-reload.ts')).then(({ reloadHome }) => reloadHome())
  watchNotices()
  watchFavourites()
  // Only if there is a session, or a sign-in that was to be remembered, does anything of it load.
  if (isSignedIn() || readStored('local', 'remembered') === '1')
    await loadQuietly(() => import('./state/entrance.ts')).then(({ resume }) => resume())
  watchMemberPlace()
  doFirstTap()
  void loadQuietly(() => import('./state/watch-popups.ts')).then(({ watchPopups }) => watchPopups())
  whenIdle(() => {
    void loadQuietly(() => import('./offline-page.ts')).then(({ watchOfflinePage }) => watchOfflinePage())
    void loadQuietly(loadLaterAreas).catch(() => {})
  })
}

const loadClosedPage = () => import('./features/system/closed-page.tsx')

/** What the page was rendered from; null when the server sent an empty page. */
function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}

function draw(isRendered: boolean, ClosedPage: ComponentType<{ status: number }>): Root {
  const place = document.getElementById('root')!
  const app = (
    <StrictMode>
      <App ClosedPage={ClosedPage} />
    </StrictMode>
  )
  if (isRendered) return hydrateRoot(place, app)
  const root = createRoot(place)
  root.render(app)
  return root
}
