/** The tab's title begins with the number of waiting cases, so that it can be seen from another tab. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { TextKey } from '../ui/i18n/text.tsx'
import { paths } from './paths.ts'
import { menuGroups, placeKeyOf } from './shell/menu/menu.ts'

const waiting = createStore(() => ({ count: 0 }))

export function setWaiting(count: number): void {
  waiting.setState({ count })
}

export function useTitle(title: string): void {
  const count = useStore(waiting, (state) => state.count)
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [title, count])
}

/** What the screen at an address is called; a detail page bears the name of its list. */
export function titleKeyOf(path: string): TextKey {
  if (path === paths.account) return 'own_title'
  const key = placeKeyOf(path)
  return (
    menuGroups.flatMap(({ places }) => places).find((place) => place.key === key)?.text ?? 'console_not_found'
  )
}
