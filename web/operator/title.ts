/** The tab's title: how much waits stands in front of it, so that it can be seen from another tab. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const waiting = createStore(() => ({ count: 0 }))

export function setWaiting(count: number): void {
  waiting.setState({ count })
}

export function useTitle(title: string): void {
  const count = useStore(waiting, (state) => state.count)
  useEffect(() => { document.title = count > 0 ? `(${count}) ${title}` : title }, [title, count])
}
