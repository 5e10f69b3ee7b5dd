/** Follows what is told of fixtures: prices as deltas by market, and beside them clock, score and state. */
import { useEffect, useRef } from 'react'
import type { FixturePush, MarketPush } from '../../../../../contract/pushes/sports.ts'
import type { Delta } from '../../../../../kernel/deltas.ts'
import { listen } from '../../../../client/socket.ts'
import { takeFixturePush, takeMarketPushes } from './board.ts'

type Told = Delta<MarketPush> | FixturePush

/** Between two questions for what is shown, whatever is told meanwhile. */
const PAUSE_MS = 2_000

interface FeedOptions {
  /** Of the prices that were read; undefined until they are. */
  pricesVersion: number | undefined
  /** Something was missed, or a fixture changed its state: what is shown is asked for again. */
  onStale: () => void
  onFixture?: (push: FixturePush) => void
  /** The connection broke off or is back. */
  onLine?: (isUp: boolean) => void
  /** Every market of the topic is shown, so one that is not known yet is asked for. */
  showsAll?: boolean
}

/**
 * Each market carries a version of its own, so a delta is worth something whatever came before it; after a
 * missing one the answer of a call fills the gap.
 */
export function useSportsFeed(topic: string, options: FeedOptions): void {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    let version = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let askedAt = 0
    const ask = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          askedAt = Date.now()
          latest.current.onStale()
        },
        Math.max(200, askedAt + PAUSE_MS - Date.now()),
      )
    }
    const stop = listen(topic, {
      onData: (told: Told) => {
        if ('kind' in told) {
          if (takeFixturePush(told)) ask()
          latest.current.onFixture?.(told)
          return
        }
        const isNew = told.set ? takeMarketPushes(told.set) : false
        const known = Math.max(version, latest.current.pricesVersion ?? 0)
        const isNext = known === 0 || told.version <= known + 1
        version = Math.max(version, told.version)
        if (!isNext || told.isWhole || told.gone || (isNew && latest.current.showsAll)) ask()
      },
      onGap: () => {
        version = 0
        ask()
      },
      onLine: (isUp) => latest.current.onLine?.(isUp),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [topic])
}
