import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { drawWinTopic, type DrawWinPush } from '../../../../../contract/pushes/draw-win.ts'
import { listen } from '../../../../client/socket.ts'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { place } from '../../../navigation.ts'
import { forgetWins, hasToTell, noteWin, ownWins } from './own-wins.ts'

const TellWins = lazyPart(() => import('./tell-wins.tsx'), { isQuiet: true })

/**
 * Says what the member won in lotteries, over whichever page they look at. A game that is played is not
 * covered: they are told when they leave it.
 */
export default function LotteryWins() {
  const path = useStore(place, (state) => state.path)
  const hasNews = useStore(ownWins, (state) => hasToTell(state, path))
  useEffect(() => {
    const stop = listen(drawWinTopic, { onData: (push: DrawWinPush) => noteWin(push) })
    return () => {
      stop()
      forgetWins()
    }
  }, [])
  return <Suspense>{hasNews ? <TellWins /> : null}</Suspense>
}
