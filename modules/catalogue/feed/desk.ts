/** Feeds in the console: whose they are, and how a reading is shown. */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { isManagedBy } from '../core/store/change.ts'
import { readDeskVendors } from '../desk/store/desk-vendors.ts'
import { readFeedRun, type FeedRun } from './store/feed.ts'
import { planFeed } from './feed.ts'
import type { FeedGame, RefusedRow } from './words.ts'

const NAMED = 50
const REFUSED_SHOWN = 200

/** Only the merchant that manages a vendor imports its feed. VENDOR_NOT_FOUND for any other. */
export async function ownVendor(context: CallContext, vassalage: string): Promise<void> {
  if (!(await isManagedBy(context.tx, vassalage, context.merchant.id))) refuse('VENDOR_NOT_FOUND')
}

export const whoOf = ({ actor }: CallContext) => ({ id: actor.accountId, name: actor.claims.account })

/** Names of the merchant's vendors in the operator's language. */
export async function vendorNames(context: CallContext): Promise<ReadonlyMap<string, string>> {
  const language = context.language === 'th' ? 'TH' : 'EN'
  return new Map(
    (await readDeskVendors(context.tx, context.merchant.id, context.now)).map((row) => [
      row.vendor_code,
      row.names[language] ?? row.vendor_code,
    ]),
  )
}

export function runRow(run: FeedRun, names: ReadonlyMap<string, string>) {
  const { refused: _refused, merchantId: _merchantId, askedBy: _askedBy, ...row } = run
  return { ...row, vendorName: names.get(run.vassalage) ?? run.vassalage }
}

/**
 * The reading with what it would change compared with the present catalogue. FEED_NOT_FOUND if the merchant
 * has no such reading.
 */
export async function runDetail(context: CallContext, runId: string) {
  const { tx, merchant } = context
  const found = (await readFeedRun(tx, merchant.id, runId, false)) ?? refuse('FEED_NOT_FOUND')
  const { games, ...run } = found
  const plan =
    games && run.state === 'READY'
      ? await planFeed(tx, run, games, run.refused)
      : { added: [], changed: [], absent: [], returned: [] }
  const named = (game: FeedGame) => ({
    gameCode: game.gameCode,
    name: game.names[context.language === 'th' ? 'TH' : 'EN'] ?? game.gameCode,
    gameType: game.gameType,
  })
  return {
    ...runRow(run, await vendorNames(context)),
    refused: run.refused.slice(0, REFUSED_SHOWN).map((row: RefusedRow) => ({ ...row })),
    added: plan.added.slice(0, NAMED).map(named),
    changed: plan.changed.slice(0, NAMED).map(named),
    absent: plan.absent.slice(0, NAMED),
    returned: plan.returned.slice(0, NAMED),
  }
}

/** A reading that still waits for a decision, locked. FEED_NOT_FOUND, FEED_STATE. */
export async function waitingRun(
  context: CallContext,
  runId: string,
): Promise<FeedRun & { games: readonly FeedGame[] | null }> {
  const run = (await readFeedRun(context.tx, context.merchant.id, runId, true)) ?? refuse('FEED_NOT_FOUND')
  if (run.state !== 'READY' && run.state !== 'READING') refuse('FEED_STATE')
  return run
}
