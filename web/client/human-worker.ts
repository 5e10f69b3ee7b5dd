/** Runs in a worker, so that the work never delays a frame. */
import type { Challenge } from 'altcha-lib'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

self.onmessage = async (event: MessageEvent<Challenge>) => {
  self.postMessage(await solveChallenge({ challenge: event.data, deriveKey }))
}
