import { readStatus } from '../../../../contract/player/system/read-status.ts'
import { callServer } from '../../../client/call.ts'
import { listen } from '../../../client/socket.ts'

const ASK_EVERY_MS = 30_000
/** Everybody hears in the same moment that the site is open; they come back over this time. */
const SPREAD_MS = 3000

/**
 * Calls back once the site shows this visitor something else than the closed page of this status: the stream tells of
 * a change, and the server is asked now and then, since a list of regions changes without a word to anybody.
 * Returns what ends it.
 */
export function watchOpening(status: number, onChange: () => void): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
    clearTimeout(pause)
    stop()
  }
  const ask = async () => {
    const answer = await callServer(readStatus).catch(() => null)
    if (isOver || answer === null || answer.status === status) return
    end()
    onChange()
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  const askSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(() => void ask(), crypto.getRandomValues(new Uint16Array(1))[0]! % SPREAD_MS)
  }
  const timer = setInterval(() => { if (!document.hidden) void ask() }, ASK_EVERY_MS)
  const stop = listen('status', { onData: askSoon, onGap: askSoon })
  return end
}
