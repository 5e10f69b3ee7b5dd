import { useEffect } from 'react'
import { useSiteName } from '../../state/site.ts'

/** The browser's title while a page is open: its own, and the house's behind it. */
export function usePageTitle(title: string | undefined): void {
  const name = useSiteName()
  useEffect(() => {
    if (!title) return undefined
    document.title = `${title} · ${name}`
    // The page may have come with this very title, so there is none to go back to but the house's.
    return () => { document.title = name }
  }, [title, name])
}
