import { type ComponentType, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../ui/button/button.tsx'
import { TextProvider, useText } from '../ui/i18n/text.tsx'
import type { TextStore } from '../ui/i18n/texts.ts'
import { PartBoundary } from '../ui/loading/part-boundary.tsx'
import { HomePage } from './features/catalogue/home-page.tsx'
import { place } from './navigation.ts'
import { showsHome } from './paths.ts'
import { Layout } from './shell/layout.tsx'
import { openWindowOfAddress } from './state/windows-of-address.ts'
import { site, useCategories } from './state/site.ts'

interface AppProps {
  /**
   * What replaces the site while it is closed: loaded before a page that begins closed, otherwise when it is
   * needed.
   */
  ClosedPage: ComponentType<{ status: number }>
  /** The server's texts; the browser uses its own store. */
  texts?: TextStore
  /** Draws the pages once the router is here. */
  Pages?: ComponentType | null
}

/** The site, or what replaces it while it is closed. */
export function App({ texts, Pages, ClosedPage }: AppProps) {
  const status = useStore(site, (state) => state.status)
  return (
    <TextProvider {...(texts ? { store: texts } : {})}>
      <PartBoundary
        fallback={
          <main className="wrap">
            <PageWithoutCode />
          </main>
        }
      >
        {status === 0 ? (
          <Layout>
            <Page Pages={Pages ?? null} />
          </Layout>
        ) : (
          <Suspense>
            <ClosedPage status={status} />
          </Suspense>
        )}
      </PartBoundary>
    </TextProvider>
  )
}

/**
 * Some of the page's code did not come: the line is bad, or it went with a release. Nothing reloads by
 * itself.
 */
function PageWithoutCode() {
  const t = useText()
  return (
    <div className="panel padded stack" role="alert">
      <p>{t('msg_page_slow')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('common_reload_page')}
      </Button>
    </div>
  )
}

/**
 * Home works without the router, so that the first visit needs no more than this; every other page waits for
 * it.
 */
function Page({ Pages }: { Pages: ComponentType | null }) {
  const path = useStore(place, (state) => state.path)
  const search = useStore(place, (state) => state.search)
  const isRouted = useStore(place, (state) => state.isRouted)
  const isLost = useStore(place, (state) => state.isLost)
  const categories = useCategories()
  useEffect(() => openWindowOfAddress(path, search), [path, search])
  if (isRouted && Pages) return <Pages />
  if (showsHome(path, search, categories)) return <HomePage />
  return isLost ? <PageWithoutCode /> : null
}
