import { useEffect, useRef, useState } from 'react'

/** The server takes no more than one request a second; neither does the button. */
const THROTTLE_MS = 1000
/** Where the server names none (spec, SMS code). */
const DEFAULT_MINUTES = 1

export interface SmsCode {
  /** Seconds until the button is enabled again; 0: it is. */
  secondsLeft: number
  isAsking: boolean
  /** Minutes that the code which is on its way is good for; null before the first. */
  sentForMinutes: number | null
  /** What stands beside the code in its message; empty before the first, and where the message has none. */
  reference: string
  /** Asks for a code; what it throws is the caller's to tell. */
  ask(): Promise<void>
  /** Keeps the button off for so long without a code having been sent. */
  rest(seconds: number): void
  /** Enables the button at once. */
  release(): void
}

/**
 * The countdown of a requested code: its minutes times 60 seconds, corrected by half the round trip, since the code
 * began to run out when it left the server (spec, SMS code).
 */
export function useSmsCode(request: () => Promise<{ expiredMinutes: number; reference?: string }>): SmsCode {
  const [endsAtMs, setEndsAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [sentForMinutes, setSentFor] = useState<number | null>(null)
  const [reference, setReference] = useState('')
  const askedAtMs = useRef(0)
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAtMs - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAtMs])
  const rest = (seconds: number) => setEndsAt(performance.now() + seconds * 1000)
  return {
    secondsLeft, isAsking, sentForMinutes, reference, rest,
    release: () => setEndsAt(0),
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
      } finally {
        setAsking(false)
      }
    },
  }
}
