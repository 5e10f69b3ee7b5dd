/** The offer for a bet, asked for again whenever its five seconds are over. */
import { useEffect, useRef, useState } from 'react'
import {
  quoteCashOut,
  type quoteCashOutSchemas,
} from '../../../../../contract/player/sportsbook/quote-cash-out.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { callServer } from '../../../../client/call.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { useSecondsTo } from '../parts/server-second.ts'

export type Offer = ValueOf<typeof quoteCashOutSchemas>

/** After a refusal it is asked for again: the market may open. */
const AGAIN_MS = 3_000

/** `isHeld`: a confirmation is on its way, so the offer is not asked for again. */
export function useOffer(betId: string, isHeld: boolean) {
  const t = useText()
  const [offer, setOffer] = useState<Offer | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const left = useSecondsTo(offer?.expiresAt ?? null)
  const words = useRef(t)
  words.current = t
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      try {
        const next = await callServer(quoteCashOut, { params: { betId } }, { isHarmless: true })
        if (isOver) return
        setOffer(next)
        setRefusal(null)
      } catch (error) {
        if (isOver) return
        setOffer(null)
        setRefusal(errorText(error, words.current))
        timer = setTimeout(() => setRound((before) => before + 1), AGAIN_MS)
      }
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [betId, round])
  const isStale = offer !== null && left === 0 && !isHeld
  useEffect(() => {
    if (isStale) setRound((before) => before + 1)
  }, [isStale])
  return { offer, left, refusal, again: () => setRound((before) => before + 1) }
}
