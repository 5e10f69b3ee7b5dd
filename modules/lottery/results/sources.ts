/** Where results are fetched from; what could confirm a result without a person waits for a second one. */
import { refuse } from '../../../contract/errors.ts'
import type { SourceAdapter } from '../../../contract/shared/lottery-results.ts'
import { newId } from '../../../kernel/ids.ts'
import { resultAdapters } from '../../../kernel/lottery/import/adapters.ts'
import type { NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { callOffProposals, defineProposal, proposeWeakening, waitingProposal } from '../../system/index.ts'
import { nameOfGame } from '../draws/door.ts'
import { importedGameOf, knownImported } from './draws.ts'
import { readSourceAddress } from './rules/source-address.ts'
import { isAddressTaken, lockSource, writeSource, type LastFetch, type Source } from './store/sources.ts'

export interface SourceChange {
  readonly gameCode: string
  readonly name: string
  readonly address: string
  readonly adapter: SourceAdapter
  readonly isOn: boolean
}

interface Payload {
  readonly sourceId: string
  readonly change: SourceChange
}

export const sourceProposal = defineProposal<Payload>({
  name: 'lottery.source',
  ability: 'lottery.sources',
  waitsHours: 72,
  apply: async (context, { payload: { sourceId, change }, reason, requestedByName }) => {
    const before = await lockSource(context.tx, sourceId)
    await checkChange(context, sourceId, before, change)
    await store(context, sourceId, before, change, { reason, askedBy: requestedByName })
  },
})

const subjectOf = (sourceId: string): string => `lottery-source:${sourceId}`

/** The form of a game's prizes today: what a source must have. */
export const formToday = (game: NumberGame, now: Date) =>
  game.formOf(now.toISOString().slice(0, 10).replaceAll('-', ''))

/** LOTTERY_SOURCE_UNKNOWN, LOTTERY_SOURCE_ADDRESS, LOTTERY_SOURCE_ADAPTER. */
async function checkChange(
  { tx, now }: CallContext,
  sourceId: string,
  before: Source | undefined,
  change: SourceChange,
): Promise<void> {
  const game = knownImported(change.gameCode)
  // The entries of a source stay those of its game.
  if (before && before.gameCode !== change.gameCode) refuse('LOTTERY_SOURCE_UNKNOWN')
  if (!readSourceAddress(change.address) || (await isAddressTaken(tx, { sourceId, ...change })))
    refuse('LOTTERY_SOURCE_ADDRESS')
  if (!resultAdapters[change.adapter].suits(formToday(game, now))) refuse('LOTTERY_SOURCE_ADAPTER')
}

/** Whether a change lets the source speak for itself, or speak otherwise than it was let to. */
const isWeaker = (before: Source | undefined, after: SourceChange): boolean =>
  after.isOn && (!before?.isOn || before.address !== after.address || before.adapter !== after.adapter)

async function store(
  context: CallContext,
  sourceId: string,
  before: Source | undefined,
  change: SourceChange,
  detail: { reason: string; askedBy?: string },
): Promise<Source> {
  const after = { sourceId, ...change, updatedBy: context.actor.claims.account, updatedAt: context.now }
  await writeSource(context.tx, after)
  await context.audit('lottery.source', subjectOf(sourceId), { before: before ?? null, after, ...detail })
  return after
}

/** Adds or changes a source. Errors as change-result-source names them. */
export async function changeSource(
  context: CallContext,
  sourceId: string | undefined,
  change: SourceChange,
  reason: string,
): Promise<{ state: 'DONE' | 'PENDING'; source: Source | null }> {
  knownImported(change.gameCode)
  const before = sourceId === undefined ? undefined : await lockSource(context.tx, sourceId)
  if (sourceId !== undefined && !before) refuse('LOTTERY_SOURCE_UNKNOWN')
  const id = sourceId ?? newId()
  await checkChange(context, id, before, change)
  if (!isWeaker(before, change)) {
    await callOffProposals(context, sourceProposal, subjectOf(id))
    return { state: 'DONE', source: await store(context, id, before, change, { reason }) }
  }
  await proposeWeakening(context, sourceProposal, {
    subject: subjectOf(id),
    title: `${nameOfGame(change.gameCode, context.language)} ${change.name}`,
    payload: { sourceId: id, change },
    reason,
    changes: shownChanges(before, change),
  })
  return { state: 'PENDING', source: before ?? null }
}

const ON = { true: '✓', false: '–' } as const

function shownChanges(before: Source | undefined, after: SourceChange) {
  const all = [
    ['lotterySource', before?.name ?? '', after.name],
    ['lotterySourceAddress', before?.address ?? '', after.address],
    ['lotterySourceAdapter', before?.adapter ?? '', after.adapter],
    ['lotterySourceOn', ON[`${before?.isOn ?? false}`], ON[`${after.isOn}`]],
  ] as const
  return all
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, before: was, after: is }))
}

export async function sourceView(context: CallContext, source: Source, last: LastFetch | undefined) {
  return {
    ...source,
    gameName: nameOfGame(source.gameCode, context.language),
    lastFetch: last ?? null,
    isWaiting: (await waitingProposal(context, sourceProposal, subjectOf(source.sourceId))) !== null,
  }
}

/** Whether the code still knows the game of a stored source. */
export const isOfKnownGame = ({ gameCode }: Source): boolean => importedGameOf(gameCode) !== undefined
