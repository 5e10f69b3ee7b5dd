/** Who is signed in and what they hold: shared by the header, the drawer, the game bar and the pages. */
import { createStore } from 'zustand/vanilla'
import { checkBalance } from '../../../contract/player/cashier/check-balance.ts'
import { readInfo, type readInfoSchemas } from '../../../contract/player/identity/read-info.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { BalancePush } from '../../../contract/pushes/balance.ts'
import { callServer } from '../../client/call.ts'
import { endSession, isSignedIn, session } from '../../client/session.ts'
import { listen } from '../../client/socket.ts'
import { refreshStatus } from './watch-status.ts'

export type MemberInfo = ValueOf<typeof readInfoSchemas>

interface Member {
  info: MemberInfo | null
  balance: { balance: number; currency: string } | null
  isRefreshing: boolean
}

const nobody: Member = { info: null, balance: null, isRefreshing: false }

export const member = createStore<Member>(() => nobody)
let balanceVersion = 0
let listening: (() => void)[] = []

/** Loads the member of this session; called after signing in and when a page opens with a token. */
export async function loadMember(): Promise<void> {
  const token = session.getState().token
  const [info] = await Promise.all([callServer(readInfo), refreshBalance()])
  if (session.getState().token !== token) return
  member.setState({ info })
  if (listening.length > 0) return
  listening = [
    listen('balance', { onData: takeBalance, onGap: () => void refreshBalance() }),
    listen('session', { onData: ({ ended }: { ended: string }) => endSession(ended) }),
    listen('status', { onData: () => void refreshStatus().catch(() => {}) }),
  ]
}

/** The part of an account's id that people see and read out; copying gives the whole. */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase()
}

export async function refreshBalance(): Promise<void> {
  if (!isSignedIn()) return
  const token = session.getState().token
  member.setState({ isRefreshing: true })
  try {
    const balance = await callServer(checkBalance)
    if (session.getState().token === token) member.setState({ balance })
  } catch {
    // The figure stays as it was; the next push or press asks again.
  } finally {
    member.setState({ isRefreshing: false })
  }
}

function takeBalance({ balance, currency, version }: BalancePush): void {
  if (version < balanceVersion) return
  balanceVersion = version
  member.setState({ balance: { balance, currency } })
}

export function isTrial(): boolean {
  return member.getState().info?.isTrial === true
}

session.subscribe((state, before) => {
  if (state.token === before.token) return
  for (const stop of listening) stop()
  listening = []
  balanceVersion = 0
  member.setState(nobody)
})
