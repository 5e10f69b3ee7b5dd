/** Results that people enter and check (domain/lottery.md §8): the checker types the same numbers again. */
import { hash } from 'node:crypto'
import { refuse, refuseWith } from '../../../contract/errors.ts'
import { CORRECTION_HOURS, type ResultOrigin } from '../../../contract/shared/lottery-results.ts'
import { newId } from '../../../kernel/ids.ts'
import {
  canonicalPublished,
  firstDifference,
  placeOfProblem,
} from '../../../kernel/lottery/import/reading.ts'
import type { NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import {
  publishedText,
  readPublished,
  type Published,
  type PublishedPrize,
} from '../../../kernel/lottery/numbers/published.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { textOfIssue, type IssueKey } from '../draws/door.ts'
import { confirmResult, isDrawnElsewhere, knownImported, lockKnownIssue, waitsForResult } from './draws.ts'
import { nameOfPrize } from './locales/prizes.ts'
import { correctUntil } from './rules/desk.ts'
import {
  decideEntry,
  entriesOf,
  insertEntry,
  readEntry,
  supersedeOthers,
  type Entry,
} from './store/entries.ts'
import type { DeskIssue } from './store/issues.ts'

export type Prizes = readonly { readonly prize: string; readonly numbers: readonly string[] }[]

export interface Typed {
  readonly prizes: Prizes
  readonly sourceName: string
  readonly sourceUrl?: string | undefined
  readonly rawText?: string | undefined
  readonly reason?: string | undefined
}

export const sha256Of = (text: string): string => hash('sha256', text, 'hex')
export const subjectOf = (key: IssueKey): string => `issue:${textOfIssue(key)}`

const publishedOf = (prizes: Prizes): Published =>
  Object.fromEntries(prizes.map(({ prize, numbers }) => [prize, numbers]))

export const prizesOf = (form: readonly PublishedPrize[], text: string) => {
  const published = readPublished(form, text)
  return form.map(({ prize }) => ({ prize, numbers: [...published[prize]!] }))
}

/** Typed prizes as they are compared. LOTTERY_RESULT_FORM names the prize and the place that are wrong. */
function readTyped(context: CallContext, form: readonly PublishedPrize[], prizes: Prizes): Published {
  const published = publishedOf(prizes)
  const problem = placeOfProblem(form, published)
  if (problem) {
    const { prize, place } = problem
    const digits = form.find((one) => one.prize === prize)!.digits ?? 0
    refuseWith(
      'LOTTERY_RESULT_FORM',
      { prize, place, digits },
      nameOfPrize(prize, context.language),
      String(place),
      String(digits),
    )
  }
  return canonicalPublished(form, published)
}

/** The entry of a person that waits for the next version of an issue's result. */
const enteredOf = (entries: readonly Entry[], { version }: DeskIssue): Entry | undefined =>
  entries.find(
    (entry) => entry.state === 'WAITING' && entry.enteredBy !== null && entry.version === version + 1,
  )

/**
 * Stores what a person states as the next version of an issue's result; the row of the issue is locked.
 * LOTTERY_RESULT_WAITS if somebody else's entry waits; one's own is replaced.
 */
export async function keepEntry(
  context: CallContext,
  issue: DeskIssue,
  entries: readonly Entry[],
  stated: {
    origin: ResultOrigin
    text: string
    rawText: string
    sourceName: string
    sourceUrl: string
    reason: string
  },
): Promise<string> {
  const { tx, actor, now } = context
  const waiting = enteredOf(entries, issue)
  if (waiting && waiting.enteredBy !== actor.accountId) refuse('LOTTERY_RESULT_WAITS')
  if (waiting)
    await decideEntry(tx, waiting.entryId, {
      state: 'SUPERSEDED',
      by: null,
      byName: null,
      at: now,
      reason: '',
    })
  const entryId = newId()
  await insertEntry(tx, {
    entryId,
    gameCode: issue.gameCode,
    numero: issue.numero,
    version: issue.version + 1,
    origin: stated.origin,
    sourceId: null,
    published: stated.text,
    rawText: stated.rawText,
    sourceName: stated.sourceName,
    sourceUrl: stated.sourceUrl,
    fetchedAt: now,
    hash: sha256Of(stated.rawText),
    enteredBy: actor.accountId,
    enteredByName: actor.claims.account,
    reason: stated.reason,
  })
  return entryId
}

async function keepTyped(
  context: CallContext,
  form: readonly PublishedPrize[],
  issue: DeskIssue,
  entries: readonly Entry[],
  typed: Typed,
  action: string,
): Promise<Entry> {
  const published = readTyped(context, form, typed.prizes)
  const text = publishedText(form, published)
  if (text === issue.result) refuse('LOTTERY_RESULT_SAME')
  const entryId = await keepEntry(context, issue, entries, {
    origin: 'MANUAL',
    text,
    rawText: typed.rawText || text,
    sourceName: typed.sourceName,
    sourceUrl: typed.sourceUrl ?? '',
    reason: typed.reason ?? '',
  })
  // The numbers stay out of the log until they are confirmed: a checker may read it.
  await context.audit(action, subjectOf(issue), {
    entryId,
    version: issue.version + 1,
    sourceName: typed.sourceName,
    reason: typed.reason ?? '',
  })
  return (await readEntry(context.tx, entryId))!
}

/** Errors as enter-result names them. */
export async function enterResult(context: CallContext, key: IssueKey, typed: Typed): Promise<Entry> {
  const game = knownImported(key.gameCode)
  const issue = await lockKnownIssue(context.tx, key)
  if (!waitsForResult(issue)) refuse('LOTTERY_RESULT_STATE')
  const entries = await entriesOf(context.tx, [key])
  return keepTyped(context, game.formOf(key.numero), issue, entries, typed, 'lottery.result.enter')
}

/** Errors as correct-result names them. */
export async function correctResult(context: CallContext, key: IssueKey, typed: Typed): Promise<Entry> {
  const game = knownImported(key.gameCode)
  const issue = await lockKnownIssue(context.tx, key)
  const entries = await entriesOf(context.tx, [key])
  if (!isDrawnElsewhere(issue)) refuse('LOTTERY_RESULT_STATE')
  checkInTime(context, entries)
  return keepTyped(context, game.formOf(key.numero), issue, entries, typed, 'lottery.result.correct')
}

/** LOTTERY_RESULT_STATE if no result was ever confirmed here, LOTTERY_RESULT_LATE after 24 hours. */
function checkInTime({ now }: CallContext, entries: readonly Entry[]): void {
  const until = correctUntil(entries, CORRECTION_HOURS) ?? refuse('LOTTERY_RESULT_STATE')
  if (now > until) refuse('LOTTERY_RESULT_LATE')
}

/** Confirms or rejects an entry of somebody else. Errors as decide-result names them. */
export async function decideResult(
  context: CallContext,
  entryId: string,
  decided: { decision: 'CONFIRM' | 'REJECT'; prizes?: Prizes | undefined; reason?: string | undefined },
): Promise<Entry> {
  const { tx, actor, now } = context
  const named = (await readEntry(tx, entryId)) ?? refuse('LOTTERY_RESULT_UNKNOWN')
  const game = knownImported(named.gameCode)
  const issue = await lockKnownIssue(tx, named)
  const entries = await entriesOf(tx, [named])
  const entry = entries.find((one) => one.entryId === entryId)!
  if (entry.enteredBy === actor.accountId) refuse('CHANGE_FOUR_EYES')
  // What a source answered is no person's word: two people enter and check it, or a second source agrees.
  if (entry.state !== 'WAITING' || entry.enteredBy === null) refuse('LOTTERY_RESULT_STATE')
  const decision = {
    by: actor.accountId,
    byName: actor.claims.account,
    at: now,
    reason: decided.reason ?? '',
  }
  if (decided.decision === 'REJECT') {
    await decideEntry(tx, entryId, { state: 'REJECTED', ...decision })
    await context.audit('lottery.result.reject', subjectOf(entry), {
      entryId,
      version: entry.version,
      enteredBy: entry.enteredByName,
      reason: decision.reason,
    })
    return (await readEntry(tx, entryId))!
  }
  if (entry.version !== issue.version + 1) refuse('LOTTERY_RESULT_STATE')
  if (entry.version > 1) checkInTime(context, entries)
  checkSame(context, game, entry, decided.prizes ?? [])
  await confirmEntry(tx, entry, decision)
  await context.audit('lottery.result.confirm', subjectOf(entry), {
    entryId,
    version: entry.version,
    before: issue.result,
    result: entry.published,
    enteredBy: entry.enteredByName,
    reason: decision.reason,
  })
  return (await readEntry(tx, entryId))!
}

/** LOTTERY_RESULT_DIFFERS names the first place where the checker typed something else. */
function checkSame(context: CallContext, game: NumberGame, entry: Entry, prizes: Prizes): void {
  const form = game.formOf(entry.numero)
  const difference = firstDifference(
    form,
    readPublished(form, entry.published),
    readTyped(context, form, prizes),
  )
  if (!difference) return
  const { prize, place } = difference
  refuseWith('LOTTERY_RESULT_DIFFERS', { prize, place }, nameOfPrize(prize, context.language), String(place))
}

/** Gives the issue its result; LOTTERY_RESULT_STATE if it is in no state for it any more. */
export async function confirmEntry(
  tx: Tx,
  entry: Entry,
  decision: { by: string | null; byName: string | null; at: Date; reason: string },
): Promise<void> {
  await decideEntry(tx, entry.entryId, { state: 'CONFIRMED', ...decision })
  await supersedeOthers(tx, entry, decision.at)
  const key = { gameCode: entry.gameCode, numero: entry.numero }
  const given = { result: entry.published, version: entry.version }
  if ((await confirmResult(tx, key, given)) === 'STALE') refuse('LOTTERY_RESULT_STATE')
}
