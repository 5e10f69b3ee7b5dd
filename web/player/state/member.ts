/** Who is signed in and what they hold: shared by the header, the drawer, the game bar and the pages. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { checkBalance } from '../../../contract/player/cashier/check-balance.ts'
import type { readConsolidatedSchemas } from '../../../contract/player/identity/read-consolidated.ts'
import { readIcon } from '../../../contract/player/identity/read-icon.ts'
import { readInfo, type readInfoSchemas } from '../../../contract/player/identity/read-info.ts'
import {
  readPublicInfo,
  type readPublicInfoSchemas,
} from '../../../contract/player/identity/read-public-info.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { BalancePush } from '../../../contract/pushes/balance.ts'
import { callServer } from '../../client/call.ts'
import { endSession, isSignedIn, session } from '../../client/session.ts'
import { listen } from '../../client/socket.ts'
import { refreshStatus } from './watch-status.ts'

export type MemberInfo = ValueOf<typeof readInfoSchemas>
export type PublicInfo = ValueOf<typeof readPublicInfoSchemas>

interface Member {
  info: MemberInfo | null
  /** VIP label, unread messages; null until it came. */
  shown: PublicInfo | null
  /** The picture of the account. */
  icon: string | null
  /**
   * Pending contract requests, for real accounts that are not excluded, if the merchant has agents'
   * contracts.
   */
  waiting: ValueOf<typeof readConsolidatedSchemas> | null
  balance: { balance: number; currency: string } | null
  isRefreshing: boolean
}

const nobody: Member = {
  info: null,
  shown: null,
  icon: null,
  waiting: null,
  balance: null,
  isRefreshing: false,
}

export const member = createStore<Member>(() => nobody)
let balanceVersion = 0
let listening: (() => void)[] = []

/** Loads the member of this session; called after signing in and when a page opens with a token. */
export async function loadMember(): Promise<void> {
  const token = session.getState().token
  const [info] = await Promise.all([callServer(readInfo), refreshBalance()])
  if (session.getState().token !== token) return
  member.setState({ info })
  void loadRest(token)
  if (listening.length > 0) return
  listening = [
    listen('balance', { onData: takeBalance, onGap: () => void refreshBalance() }),
    // The topic also says how much of the day's playing time is left, which ends nothing.
    listen('session', {
      onData: ({ ended }: { ended?: string }) => {
        if (ended) endSession(ended)
      },
    }),
    listen('status', { onData: () => void refreshStatus().catch(() => {}) }),
  ]
}

/** What the frame shows beside the name: nothing waits for it, and nothing breaks without it. */
async function loadRest(token: string | null): Promise<void> {
  const [shown, icon] = await Promise.all([
    callServer(readPublicInfo).catch(() => null),
    callServer(readIcon).then(
      (value) => value.icon,
      () => null,
    ),
  ])
  if (session.getState().token === token) member.setState({ shown, icon })
}

/**
 * Who is signed in, asked for if it is not known yet: guards decide on it. Null for a visitor or without
 * an answer.
 */
export async function knownMember(): Promise<MemberInfo | null> {
  if (isSignedIn() && !member.getState().info) await loadMember().catch(() => {})
  return member.getState().info
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
    // The figure does not change; the next push or press asks again.
  } finally {
    member.setState({ isRefreshing: false })
  }
}

function takeBalance({ balance, currency, version }: BalancePush): void {
  if (version < balanceVersion) return
  balanceVersion = version
  member.setState({ balance: { balance, currency } })
}

export function useIsAgent(): boolean {
  return useStore(member, (state) => state.info?.isAgent === true)
}

/** On a break, excluded, or out of playing time: nothing to pay in or to play is offered. */
export function useIsRestricted(): boolean {
  return useStore(member, (state) => Boolean(state.info?.restricted))
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

/** Asks again for what the frame shows beside the name: a reward was claimed. */
export async function refreshShown(): Promise<void> {
  const { token } = session.getState()
  if (!isSignedIn()) return
  const shown = await callServer(readPublicInfo).catch(() => null)
  if (shown && session.getState().token === token) member.setState({ shown })
}

/** Rewards that are ready to be claimed, for the badges. */
export const useRewardCount = (): number => useStore(member, ({ shown }) => shown?.availablePromoCount ?? 0)
/** Missions among them. */
export const useMissionCount = (): number =>
  useStore(member, ({ shown }) => shown?.availableMissionCount ?? 0)
