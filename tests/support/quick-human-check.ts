/** A human check that is solved without its work, which is a fifth of a second of the processor. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { loadConfig } from '../../platform/config.ts'
import { makeHumanCheck, type HumanScene } from '../../platform/human-check.ts'

/** What processes of the demo sign with if no key is given. */
export const DEMO_KEY = loadConfig({ MODE: 'demo' }).secretKey

/** Of a visitor on this machine, ready for `humanCheck`; made and signed with the server's own key. */
export async function solvedCheck(secretKey: Buffer, visitorId: string, scene: HumanScene): Promise<string> {
  const config = { secretKey } as never
  const challenge = await makeHumanCheck({ config, visitorId, address: '127.0.0.1' }, scene, 1)
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 1 })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
