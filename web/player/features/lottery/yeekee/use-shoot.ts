import { useState } from 'react'
import { shootNumber } from '../../../../../contract/player/lottery/shoot-number.ts'
import { CallError } from '../../../../client/call-error.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useSend } from '../../../../client/use-call.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { useServerSecond } from '../parts/server-second.ts'
import type { Round } from './round-after.ts'

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - serverNowMs()) / 1000))

/** Shoots a number; `waitS` are the seconds until the member's next one is taken. */
export function useShoot(round: Round, onShot: () => void) {
  const t = useText()
  const send = useSend(shootNumber)
  const [nextAt, setNextAt] = useState(0)
  const [said, setSaid] = useState<{ isGood: boolean; text: string } | null>(null)
  useServerSecond()
  const shoot = async (number: string): Promise<boolean> => {
    setSaid(null)
    try {
      const shot = await send.mutateAsync({ params: { numero: round.numero }, body: { number } })
      setNextAt(Date.parse(shot.nextAt))
      setSaid({ isGood: true, text: t('yeekee_shoot_done', { number }) })
      onShot()
      return true
    } catch (error) {
      if (error instanceof CallError && error.code === 'YEEKEE_TOO_SOON')
        setNextAt(serverNowMs() + (error.retryAfterS ?? round.shotEverySeconds) * 1000)
      setSaid({ isGood: false, text: errorText(error, t) })
      onShot()
      return false
    }
  }
  const known = round.mine?.nextAt ? Date.parse(round.mine.nextAt) : 0
  return { shoot, said, isSending: send.isPending, waitS: secondsUntil(Math.max(known, nextAt)) }
}
