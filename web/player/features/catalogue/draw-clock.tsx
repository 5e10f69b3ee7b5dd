import { useEffect } from 'react'
import { readLobby } from '../../../../contract/player/lottery/read-lobby.ts'
import { type DrawPush, drawTopicOf } from '../../../../contract/pushes/draw.ts'
import { callServer } from '../../../client/call.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { numbersOf } from '../../draw-numbers.ts'
import { home } from '../../state/home.ts'
import { type HomeDraw, homeDrawOf } from '../../state/home-draws.ts'

/** The clock of a lottery in the home page's row; each goes on to its next issue, in its place. */
export default function DrawClock({ draw: { gameCode, closesAt } }: { draw: HomeDraw }) {
  const t = useText()
  const again = () => void askAgain(gameCode)
  useTopic<DrawPush>(drawTopicOf(gameCode), take, again)
  // The page may be older than its code: from a cache, or brought back by the Back button.
  useEffect(again, [gameCode])
  return <Countdown endsAt={closesAt} clockOffsetMs={serverOffsetMs()} label={t('draw_closes_in')} />
}

const change = (gameCode: string, next: (draw: HomeDraw) => HomeDraw): void =>
  home.setState(({ draws }) => ({
    draws: draws.map((draw) => (draw.gameCode === gameCode ? next(draw) : draw)),
  }))

function take({ gameCode, next, result }: DrawPush): void {
  change(gameCode, (draw) => ({
    ...draw,
    closesAt: next?.closesAt ?? draw.closesAt,
    numbers: result ? numbersOf(draw.family, result, gameCode) : draw.numbers,
  }))
}

let asking: ReturnType<typeof ask> | null = null
const ask = () => callServer(readLobby).catch(() => null)

/** All clocks of the row are answered by one call. */
async function askAgain(gameCode: string): Promise<void> {
  asking ??= ask()
  const lobby = await asking
  asking = null
  const game = lobby?.games.find((one) => one.gameCode === gameCode)
  if (game) change(gameCode, (draw) => homeDrawOf(game) ?? draw)
}
