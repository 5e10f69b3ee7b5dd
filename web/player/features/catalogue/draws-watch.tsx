import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readLobby } from '../../../../contract/player/lottery/read-lobby.ts'
import { type DrawPush, drawTopicOf } from '../../../../contract/pushes/draw.ts'
import { callServer } from '../../../client/call.ts'
import { listen } from '../../../client/socket.ts'
import { home } from '../../state/home.ts'
import type { HomeDraw } from '../../state/home-draws.ts'

/** Keeps the home page's row of lotteries up: each goes on to its next issue, in its place. */
export default function DrawsWatch() {
  const codes = useStore(home, (state) => state.draws.map(({ gameCode }) => gameCode).join(' '))
  useEffect(() => {
    const stops = codes
      .split(' ')
      .map((code) => listen(drawTopicOf(code), { onData: take, onGap: () => void again() }))
    // The page may be older than its code: from a cache, or brought back by the Back button.
    void again()
    return () => {
      for (const stop of stops) stop()
    }
  }, [codes])
  return null
}

function take(push: DrawPush): void {
  change((draw) =>
    draw.gameCode !== push.gameCode
      ? draw
      : {
          ...draw,
          issue: push.next ?? null,
          last: push.result ? { numero: push.numero, drawsAt: push.drawsAt, result: push.result } : draw.last,
        },
  )
}

async function again(): Promise<void> {
  const lobby = await callServer(readLobby).catch(() => null)
  if (lobby) change((draw) => lobby.games.find(({ gameCode }) => gameCode === draw.gameCode) ?? draw)
}

const change = (next: (draw: HomeDraw) => HomeDraw): void =>
  home.setState(({ draws }) => ({ draws: draws.map(next) }))
