import { listSignIns, listSignInsSchemas } from '../../../../contract/player/identity/list-sign-ins.ts'
import { handle } from '../../../../platform/calls.ts'
import { readRefused } from '../../credentials/store/factors.ts'
import { readSignIns } from '../../sign-in/store/sign-ins.ts'

const AT_MOST = 30
const SHOWN_MS = 30 * 24 * 3_600_000

export const handleListSignIns = handle(listSignIns, listSignInsSchemas, async (context) => {
  const { accountId, claims } = context.actor
  const made = await readSignIns(context.tx, accountId, AT_MOST)
  const refused = await readRefused(context.tx, context.merchant.id, claims.account, AT_MOST)
  const all = [
    ...made.map(({ at, how, second, address, country, device }) => ({
      at,
      isSuccess: true,
      how: how as string,
      second: second as string | null,
      address,
      country,
      device,
    })),
    ...refused.map(({ at, step, address, country, device }) => ({
      at,
      isSuccess: false,
      how: step as string,
      second: null,
      address,
      country,
      device,
    })),
  ]
  const since = context.now.getTime() - SHOWN_MS
  return {
    list: all
      .filter(({ at }) => at.getTime() >= since)
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, AT_MOST),
  }
})
