/** New cases are announced: a count in the tab's title, and a short sound if this operator switched it on. */
import { useEffect, useRef, useState } from 'react'
import { readStored, store } from '../../client/storage.ts'
import { useMe } from '../session/me.ts'
import { setWaiting } from '../title.ts'
import { playChime, wakeChime } from './chime.ts'
import type { Work } from './use-work.ts'

/** The queues in which somebody waits for an answer. */
const heard = ['withdrawals', 'deposits', 'kyc', 'chats'] as const satisfies readonly (keyof Work)[]

export interface Signals {
  isSoundOn: boolean
  toggleSound: () => void
}

export function useWorkSignals(work: Work): Signals {
  const key = `operatorSound:${useMe().username}`
  const [isSoundOn, setSoundOn] = useState(() => readStored('local', key) === 'on')
  const before = useRef<readonly number[] | null>(null)
  const { isLoaded } = work
  const waiting = heard.map((queue) => work[queue])
  useEffect(() => {
    if (!isLoaded) return
    const last = before.current
    before.current = waiting
    // What already waited when the console was opened is no news.
    if (isSoundOn && last && waiting.some((count, place) => count > last[place]!)) void playChime()
  }, [waiting.join(), isLoaded, isSoundOn])
  useEffect(() => {
    if (!isSoundOn) return
    // After a reload the browser waits for the first press before it allows any sound.
    const wake = () => void wakeChime()
    addEventListener('pointerdown', wake, { once: true })
    return () => removeEventListener('pointerdown', wake)
  }, [isSoundOn])
  useEffect(() => {
    setWaiting(work.total)
    return () => setWaiting(0)
  }, [work.total])
  const toggleSound = () => {
    const next = !isSoundOn
    setSoundOn(next)
    store('local', key, next ? 'on' : null)
    // Playing it once shows that it works, and allows the browser to play it later.
    if (next) void playChime()
  }
  return { isSoundOn, toggleSound }
}
