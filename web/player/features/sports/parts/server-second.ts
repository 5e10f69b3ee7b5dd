/** Seconds by the server's clock, for what is counted down on these pages. */
import { useEffect, useState } from 'react'
import { serverNowMs } from '../../../../client/server-clock.ts'

const secondsTo = (time: string | null): number =>
  time === null ? 0 : Math.max(0, Math.ceil((Date.parse(time) - serverNowMs()) / 1000))

/** Whole seconds until a time, never below zero; null counts nothing. */
export function useSecondsTo(time: string | null): number {
  const [left, setLeft] = useState(() => secondsTo(time))
  useEffect(() => {
    setLeft(secondsTo(time))
    if (time === null) return undefined
    const timer = setInterval(() => setLeft(secondsTo(time)), 250)
    return () => clearInterval(timer)
  }, [time])
  return left
}
