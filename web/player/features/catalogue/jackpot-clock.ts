/**
 * Moves the jackpot figures: each pool grows by its own speed between two answers of the server, which come
 * every half minute and by the topic `jackpot`. If the merchant shows the decoration of the specification
 * instead, a meaningless number grows (site.md §9: from 100 to 200 million by 100 to 500 every 1500 or 2000
 * ms).
 */
import { listJackpots } from '../../../../contract/player/launch/list-jackpots.ts'
import { jackpotTopic, type JackpotPush } from '../../../../contract/pushes/jackpot.ts'
import { callServer } from '../../../client/call.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { listen } from '../../../client/socket.ts'
import { browserTexts } from '../../../ui/i18n/texts.ts'
import { home, type Jackpots } from '../../state/home.ts'
import { jackpotCounter } from '../../state/jackpot-counter.ts'

const STEPS_MS = [1500, 2000]
const POLL_MS = 30_000

/** What the pools hold at a moment: the last answer and what has grown since, never less than that answer. */
export function poolsAt(
  { pools, asOf }: Pick<Jackpots, 'pools' | 'asOf'>,
  nowMs: number,
): { total: number; pools: Record<string, number> } {
  const seconds = Math.max(0, nowMs - Date.parse(asOf)) / 1000
  const entries = pools.map(({ code, amount, perSecond, mustHitBy }) => {
    // A speed is no money: a fraction of a satang a second.
    const grown = amount + Math.floor(seconds * +perSecond)
    return [code, mustHitBy === null ? grown : Math.max(amount, Math.min(grown, mustHitBy))] as const
  })
  return { total: entries.reduce((sum, [, amount]) => sum + amount, 0), pools: Object.fromEntries(entries) }
}

/** A whole number from `low` to `high`. */
function between(low: number, high: number): number {
  return low + (crypto.getRandomValues(new Uint32Array(1))[0]! % (high - low + 1))
}

/** Returns what stops it. */
export function startJackpots(): () => void {
  const isDecorative = home.getState().jackpots?.decorative === true
  let timer: ReturnType<typeof setTimeout>
  let step = 0
  const tick = () => {
    if (!document.hidden) move(isDecorative)
    timer = setTimeout(tick, STEPS_MS[step++ % STEPS_MS.length])
  }
  tick()
  const stops = isDecorative
    ? []
    : [
        listen(jackpotTopic, { onData: take, onGap: () => void poll() }),
        stopOf(
          setInterval(() => {
            if (!document.hidden) void poll()
          }, POLL_MS),
        ),
      ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function move(isDecorative: boolean): void {
  const { total } = jackpotCounter.getState()
  if (isDecorative)
    jackpotCounter.setState({
      total: total === null ? between(100_000_000, 200_000_000) : total + between(100, 500),
    })
  else {
    const { jackpots } = home.getState()
    if (jackpots) jackpotCounter.setState(poolsAt(jackpots, serverNowMs()))
  }
}

function take({ pools, asOf }: JackpotPush): void {
  const { jackpots } = home.getState()
  if (!jackpots) return
  home.setState({
    jackpots: {
      ...jackpots,
      asOf,
      pools: jackpots.pools.map((pool) => ({ ...pool, ...pools.find(({ code }) => code === pool.code) })),
    },
  })
}

async function poll(): Promise<void> {
  const jackpots = await callServer(listJackpots, {
    query: { language: browserTexts.getState().language.toUpperCase() },
  }).catch(() => null)
  if (jackpots) home.setState({ jackpots })
}

function stopOf(timer: ReturnType<typeof setInterval>): () => void {
  return () => clearInterval(timer)
}
