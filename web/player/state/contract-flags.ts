import { readConsolidated } from '../../../contract/player/identity/read-consolidated.ts'
import { callServer } from '../../client/call.ts'
import { session } from '../../client/session.ts'
import { member } from './member.ts'

/** Asks again what waits of contracts, after a step or a push. */
export async function refreshContractFlags(): Promise<void> {
  const token = session.getState().token
  const waiting = await callServer(readConsolidated).catch(() => null)
  if (waiting && session.getState().token === token) member.setState({ waiting })
}
