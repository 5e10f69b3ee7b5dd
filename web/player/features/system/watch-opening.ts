import { readStatus } from '../../../../contract/player/system/read-status.ts'
import { callServer } from '../../../client/call.ts'

const ASK_EVERY_MS = 15_000

/**
 * Calls back once the site shows this visitor something else than the closed page of this status. The server
 * is asked now and then, since a list of regions changes without a word to anybody. Returns what ends it.
 */
export function watchOpening(status: number, onChange: () => void): () => void {
  const ask = async () => {
    const answer = await callServer(readStatus).catch(() => null)
    if (answer === null || answer.status === status) return
    clearInterval(timer)
    onChange()
  }
  const timer = setInterval(() => {
    if (!document.hidden) void ask()
  }, ASK_EVERY_MS)
  return () => clearInterval(timer)
}
