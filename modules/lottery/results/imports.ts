/** Files of draws: past ones are stored, results of waiting issues wait for a second person. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { IMPORT_BYTES, IMPORT_LINES, importOutcomes } from '../../../contract/shared/lottery-results.ts'
import { readDraws, type DrawLine } from '../../../kernel/lottery/import/draw-files.ts'
import { plainFileName } from '../../../kernel/text.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { textOfIssue, type IssueKey } from '../draws/door.ts'
import { importedGameOf } from './draws.ts'
import { keepEntry, sha256Of } from './entries.ts'
import { drawOfLine, judgeLine, wrongLine, type JudgedLine } from './rules/judge-line.ts'
import { entriesOf, type Entry } from './store/entries.ts'
import { keepHistory } from './store/history.ts'
import { lockIssue, readIssues } from './store/issues.ts'

interface ReadFile {
  readonly name: string
  readonly hash: string
  readonly lines: readonly DrawLine[]
}

/** LOTTERY_IMPORT_SHAPE, LOTTERY_IMPORT_LONG {draws}, REQUEST_INVALID if there is no file. */
export function readFile(context: CallContext): ReadFile {
  const [file] = context.uploads
  if (!file || context.uploads.length > 1 || file.bytes.length === 0)
    refuseFields([{ field: 'file', rule: 'required' }])
  if (file.bytes.length > IMPORT_BYTES) refuse('LOTTERY_IMPORT_LONG', String(IMPORT_LINES))
  const text = textOf(file.bytes)
  const lines = readDraws(text, IMPORT_LINES)
  if (lines === 'LONG') refuse('LOTTERY_IMPORT_LONG', String(IMPORT_LINES))
  if (!lines || lines.length === 0) refuse('LOTTERY_IMPORT_SHAPE')
  return { name: plainFileName(file.fileName) || 'draws', hash: sha256Of(text), lines }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('LOTTERY_IMPORT_SHAPE')
  }
}

/** Says of every line what it is; `apply` does it as well. */
export async function importDraws(context: CallContext, file: ReadFile, apply: boolean) {
  const judged = await judge(context, file.lines)
  if (apply) await carryOut(context, file, judged)
  return {
    isApplied: apply,
    counts: importOutcomes.map((outcome) => ({
      outcome,
      count: judged.filter((line) => line.outcome === outcome).length,
    })),
    lines: judged.map(({ draw: _, ...line }) => line),
  }
}

async function judge({ tx, actor, now }: CallContext, lines: readonly DrawLine[]): Promise<JudgedLine[]> {
  const read = lines.map((line) => ({ line, found: drawOfLine(line, importedGameOf) }))
  const keys = read.flatMap(({ found }) =>
    'draw' in found ? [{ gameCode: found.game.gameCode, numero: found.draw.numero }] : [],
  )
  const issues = new Map((await readIssues(tx, keys)).map((issue) => [textOfIssue(issue), issue]))
  const waiting = (await entriesOf(tx, [...issues.values()])).filter(isEntered)
  const entered = new Map(waiting.map((entry) => [textOfIssue(entry), entry]))
  const earlier = new Map<string, string>()
  return read.map(({ line, found }) => {
    if (!('draw' in found)) return wrongLine(line, found)
    const name = textOfIssue({ gameCode: found.game.gameCode, numero: found.draw.numero })
    const entry = entered.get(name)
    const known = {
      issue: issues.get(name),
      entered: entry && { published: entry.published, isMine: entry.enteredBy === actor.accountId },
      earlier: earlier.get(name),
    }
    earlier.set(name, known.earlier ?? found.draw.result)
    return judgeLine(line, found, known, now)
  })
}

const isEntered = ({ state, enteredBy }: Entry): boolean => state === 'WAITING' && enteredBy !== null

async function carryOut(context: CallContext, file: ReadFile, judged: readonly JudgedLine[]): Promise<void> {
  const { tx } = context
  const byGame = Map.groupBy(
    judged.filter(({ outcome }) => outcome === 'HISTORY'),
    ({ gameCode }) => gameCode,
  )
  for (const [gameCode, lines] of [...byGame].sort(([one], [other]) => (one < other ? -1 : 1)))
    await keepHistory(
      tx,
      gameCode,
      lines.map(({ draw }) => draw!),
    )
  const entries = judged.filter(({ outcome }) => outcome === 'ENTRY').toSorted(byKey)
  for (const { gameCode, numero, draw } of entries) {
    const issue = (await lockIssue(tx, { gameCode, numero }))!
    await keepEntry(context, issue, await entriesOf(tx, [issue]), {
      origin: 'FILE',
      text: draw!.result,
      rawText: draw!.result,
      sourceName: file.name,
      sourceUrl: '',
      reason: '',
    })
  }
  await context.audit('lottery.result.import', `lottery-file:${file.name}`, {
    hash: file.hash,
    lines: judged.length,
    stored: judged.filter(({ outcome }) => outcome === 'HISTORY').length,
    entries: entries.map(textOfIssue),
  })
}

/** Issues are locked in the order of their keys. */
const byKey = (one: IssueKey, other: IssueKey): number => (textOfIssue(one) < textOfIssue(other) ? -1 : 1)
