import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { readStored, store } from '../../client/storage.ts'

/** The server takes no more than one request a second; neither does the button. */
const THROTTLE_MS = 1000
/** If the server names none (site.md §4, SMS code). */
const DEFAULT_MINUTES = 1
/** A longer wait than this is shown by its sentence, without a countdown on the button. */
const LONGEST_REST_S = 300

/** Milliseconds that go on counting through a reload and do not jump with the machine's clock. */
const nowMs = (): number => performance.timeOrigin + performance.now()

export interface SmsCode {
  /** Seconds until the button is enabled again; 0: it is. */
  secondsLeft: number
  isAsking: boolean
  /** Minutes that the code which is on its way is good for; null before the first. */
  sentForMinutes: number | null
  /** The reference in the code's message; empty before the first, or if the message has none. */
  reference: string
  /** Asks for a code; the caller shows what it throws. */
  ask(): Promise<void>
  /** Disables the button for this long without a code having been sent. */
  rest(seconds: number): void
  /** Enables the button at once. */
  release(): void
}

const placeOf = (keptAs: string): string => `code:${keptAs}`

/** Forgets the countdown stored under a name, if the field that counts is not mounted. */
export function forgetWait(keptAs: string): void {
  store('session', placeOf(keptAs), null)
}

/**
 * The countdown of a requested code: its minutes times 60 seconds, corrected by half the round trip, since
 * the time began when it left the server (site.md §4, SMS code). It is stored under the name of the code's
 * purpose, so that it continues after a reload; null if a reload begins again anyway.
 */
export function useSmsCode(
  keptAs: string | null,
  request: () => Promise<{ expiredMinutes: number; reference?: string }>,
): SmsCode {
  const [endsAtMs, setEndsAt] = useState(() =>
    Number.parseInt((keptAs && readStored('session', placeOf(keptAs))) || '0', 10),
  )
  const [secondsLeft, setSecondsLeft] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [sentForMinutes, setSentFor] = useState<number | null>(null)
  const [reference, setReference] = useState('')
  const askedAtMs = useRef(0)
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAtMs - nowMs()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAtMs])
  const restUntil = (atMs: number) => {
    if (keptAs) store('session', placeOf(keptAs), atMs === 0 ? null : String(Math.round(atMs)))
    setEndsAt(atMs)
  }
  const rest = (seconds: number) => restUntil(nowMs() + seconds * 1000)
  return {
    secondsLeft,
    isAsking,
    sentForMinutes,
    reference,
    rest,
    release: () => restUntil(0),
    async ask() {
      const startedAtMs = performance.now()
      if (isAsking || (askedAtMs.current > 0 && startedAtMs - askedAtMs.current < THROTTLE_MS)) return
      askedAtMs.current = startedAtMs
      setAsking(true)
      try {
        const sent = await request()
        const minutes = sent.expiredMinutes || DEFAULT_MINUTES
        setSentFor(minutes)
        setReference(sent.reference ?? '')
        rest(minutes * 60 - (performance.now() - startedAtMs) / 2000)
      } catch (error) {
        const waitS = error instanceof CallError && error.code === 'SMS_TOO_MANY' ? error.retryAfterS : null
        if (waitS !== null && waitS <= LONGEST_REST_S) rest(waitS)
        throw error
      } finally {
        setAsking(false)
      }
    },
  }
}
