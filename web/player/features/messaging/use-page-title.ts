import { useEffect } from 'react'
import { useSiteName } from '../../state/site.ts'

/** The browser's title while a page is open: its own, and the house's behind it. */
export function usePageTitle(title: string | undefined): void {
  const name = useSiteName()
  useEffect(() => {
    if (!title) return undefined
    const before = document.title
    document.title = `${title} · ${name}`
    return () => { document.title = before }
  }, [title, name])
}
