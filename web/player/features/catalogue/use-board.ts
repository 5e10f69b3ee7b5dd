import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { listRanks } from '../../../../contract/player/catalogue/list-ranks.ts'
import { winnersTopic, type WinnersPush } from '../../../../contract/pushes/winner.ts'
import { callServer } from '../../../client/call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { useLanguage } from '../../../ui/i18n/text.tsx'
import { home } from '../../state/home.ts'

/** The board holds 50 wins (site.md §9). */
const BOARD = 50
const REFRESH_MS = 20_000

/** All winners of the board, asked for again when somebody wins, yet seldom. */
export function useBoard() {
  const winners = useStore(home, (state) => state.winners)
  const language = useLanguage()
  const asked = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  const ask = async () => {
    asked.current = { at: performance.now(), timer: undefined }
    const ranks = await callServer(listRanks, {
      query: { gameCategory: 'ALL', limitNum: BOARD, language: language.toUpperCase() },
    }).catch(() => null)
    if (ranks && ranks.list.length > 0) home.setState({ winners: ranks.list.map(({ vo }) => vo) })
  }
  useEffect(() => {
    void ask()
    return () => clearTimeout(asked.current.timer)
    // `ask` is made again by each drawing; only another language changes what it brings.
  }, [language])
  useTopic<WinnersPush>(winnersTopic, () => {
    if (asked.current.timer) return
    asked.current.timer = setTimeout(
      () => void ask(),
      Math.max(2000, asked.current.at + REFRESH_MS - performance.now()),
    )
  })
  return winners
}
