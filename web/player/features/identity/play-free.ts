import { playFree } from '../../../../contract/player/identity/play-free.ts'
import { callServer } from '../../../client/call.ts'
import { checkHuman } from '../../../client/human-check.ts'
import { enter } from '../../state/entrance.ts'

/** A trial session of play money. */
export async function enterFreePlay(): Promise<void> {
  const humanCheck = await checkHuman('login')
  await enter(await callServer(playFree, { body: { os: 'WEB', platform: 'W', humanCheck } }))
}
