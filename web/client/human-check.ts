/**
 * The proof of work before sign-in, registration and codes (wire.md §6, Human verification), solved in a
 * worker.
 */
import type { Challenge, Solution } from 'altcha-lib'
import { readHumanCheck } from '../../contract/player/system/read-human-check.ts'
import { callServer } from './call.ts'
import { CallError } from './call-error.ts'

export type HumanScene = 'login' | 'sms' | 'register'

/** Asks for a challenge, solves it (about 0.2 s of work) and gives the text for the field `humanCheck`. */
export async function checkHuman(scene: HumanScene): Promise<string> {
  const challenge: Challenge = await callServer(readHumanCheck, { query: { scene } })
  const solution = await solveInWorker(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./human-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    const fail = () => reject(new CallError('VERIFY_HUMAN_REQUIRED', '', 0))
    worker.onmessage = (event: MessageEvent<Solution | null>) => (event.data ? resolve(event.data) : fail())
    worker.onerror = fail
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
