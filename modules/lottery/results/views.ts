/** Issues and entries of the desk as operators see them. */
import { CORRECTION_HOURS } from '../../../contract/shared/lottery-results.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { digestSourceKey, nameOfGame, textOfIssue } from '../draws/door.ts'
import { importedGameOf, isDrawnElsewhere, waitsForResult } from './draws.ts'
import { prizesOf } from './entries.ts'
import { agreementOf, correctUntil, deskStateOf } from './rules/desk.ts'
import type { Entry } from './store/entries.ts'
import type { DeskIssue } from './store/issues.ts'

type Looking = Pick<CallContext, 'actor'>

/** Until it is decided, only its maker sees the numbers of what a person entered. */
export const isHiddenFrom = ({ actor }: Looking, entry: Entry): boolean =>
  entry.state === 'WAITING' && entry.enteredBy !== null && entry.enteredBy !== actor.accountId

export function entryView(context: Looking, entry: Entry) {
  const { actor } = context
  const form = importedGameOf(entry.gameCode)!.formOf(entry.numero)
  const isHidden = isHiddenFrom(context, entry)
  const isMine = entry.enteredBy === actor.accountId
  return {
    entryId: entry.entryId,
    version: entry.version,
    origin: entry.origin,
    state: entry.state,
    prizes: isHidden ? null : prizesOf(form, entry.published),
    isHidden,
    sourceName: entry.sourceName,
    sourceUrl: entry.sourceUrl,
    excerpt: isHidden ? '' : entry.excerpt,
    // A short result could be found from its hash.
    hash: isHidden ? '' : entry.hash,
    fetchedAt: entry.fetchedAt,
    enteredBy: entry.enteredByName,
    decidedBy: entry.decidedByName,
    decidedAt: entry.decidedAt,
    reason: entry.decisionReason || entry.reason,
    isMine,
    canDecide:
      entry.state === 'WAITING' &&
      entry.enteredBy !== null &&
      !isMine &&
      actor.claims.abilities?.includes('lottery.decide') === true,
  }
}

export const stateOf = (issue: DeskIssue, entries: readonly Entry[]) => deskStateOf(issue, entries)

/** The rows of a page, with what this house's members bet in them. */
export async function deskViews(
  context: CallContext,
  issues: readonly DeskIssue[],
  entries: ReadonlyMap<string, readonly Entry[]>,
  gamesWithSources: ReadonlySet<string>,
) {
  const { tx, merchant, language, now } = context
  const sums = await context.use(digestSourceKey).sumsOf(tx, merchant.id, issues)
  return issues.map((issue) => {
    const own = entries.get(textOfIssue(issue)) ?? []
    const form = importedGameOf(issue.gameCode)!.formOf(issue.numero)
    const until = correctUntil(own, CORRECTION_HOURS)
    const waits = waitsForResult(issue)
    return {
      gameCode: issue.gameCode,
      name: nameOfGame(issue.gameCode, language),
      numero: issue.numero,
      opensAt: issue.opensAt,
      closesAt: issue.closesAt,
      drawsAt: issue.drawsAt,
      issueState: issue.state as Exclude<DeskIssue['state'], 'WAITING'>,
      state: stateOf(issue, own),
      timeoutAt: issue.timeoutAt,
      form: form.map(({ prize, count, digits }) => ({ prize, count, digits })),
      prizes: issue.result === null ? null : prizesOf(form, issue.result),
      version: issue.version,
      sources: agreementOf(own),
      entries: own.map((entry) => entryView(context, entry)),
      orderCount: sums.get(textOfIssue(issue))?.orderCount ?? 0,
      settlesAt: issue.state === 'DRAWN' ? issue.settleAfter : null,
      correctUntil: isDrawnElsewhere(issue) && until !== null && until > now ? until : null,
      canEnter: waits,
      canFetch: waits && gamesWithSources.has(issue.gameCode),
    }
  })
}
