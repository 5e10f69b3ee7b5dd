/**
 * The member's wallets at vendors, kept for five minutes of the browser's session and fresh while a transfer
 * waits.
 */
import { useEffect, useState } from 'react'
import { listWallets, type listWalletsSchemas } from '../../../../contract/player/launch/list-wallets.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { queryClient } from '../../../client/query-client.ts'
import { readStored, store } from '../../../client/storage.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'

export type Wallets = ValueOf<typeof listWalletsSchemas>
export type Wallet = Wallets['wallets'][number]

const KEPT_AS = 'merchantWallet'
const KEPT_MS = 5 * 60_000
const WAITING_MS = 3_000

/** What this browser's session heard last, unless it is too old. */
function recall(): void {
  if (queryClient.getQueryData([listWallets.name, {}]) !== undefined) return
  try {
    const kept = JSON.parse(readStored('session', KEPT_AS) ?? 'null') as { at: number; value: Wallets } | null
    if (kept && Date.now() - kept.at < KEPT_MS)
      queryClient.setQueryData([listWallets.name, {}], kept.value, { updatedAt: kept.at })
  } catch {
    store('session', KEPT_AS, null)
  }
}

/** `isFresh`: asked of the vendors now, for example after a game on one of the wallets has been played. */
export function useWallets({ isFresh = false } = {}) {
  useState(recall)
  const answer = useCall(
    listWallets,
    {},
    {
      staleMs: isFresh ? 0 : KEPT_MS,
      refetchEveryMs: (value) => (value && value.pending.length > 0 ? WAITING_MS : false),
    },
  )
  const { data, dataUpdatedAt } = answer
  useEffect(() => {
    if (!data) return
    store('session', KEPT_AS, JSON.stringify({ at: dataUpdatedAt, value: data }))
  }, [data, dataUpdatedAt])
  const renew = () => {
    void refresh(listWallets)
  }
  useTopic('balance', renew, renew)
  return answer
}
