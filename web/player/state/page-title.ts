/** The title in the browser's tab: the page's own if it has one, otherwise that of its address. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useText } from '../../ui/i18n/text.tsx'
import { place } from '../navigation.ts'
import { titleKeyOf } from '../page-title.ts'
import { site, useSiteName } from './site.ts'

const own = createStore<{ title: string | null }>(() => ({ title: null }))

/** While a page is open that knows a better name than its address: an article, a panel, a game. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined
    own.setState({ title })
    return () => {
      if (own.getState().title === title) own.setState({ title: null })
    }
  }, [title])
}

/** Mounted once, in the shell around the pages. */
export function useDocumentTitle(): void {
  const t = useText()
  const name = useSiteName()
  const key = useStore(place, (state) => titleKeyOf(state.path, state.search))
  const isOpen = useStore(site, (state) => state.status === 0)
  const title = useStore(own, (state) => state.title) ?? (isOpen && key ? t(key) : null)
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}
