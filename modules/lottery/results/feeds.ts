/** Results fetched from sources; two sites that say the same confirm a result (domain/lottery.md §8). */
import type { FetchOutcome } from '../../../contract/shared/lottery-results.ts'
import { newId } from '../../../kernel/ids.ts'
import { resultAdapters } from '../../../kernel/lottery/import/adapters.ts'
import type { FeedRead } from '../../../kernel/lottery/import/reading.ts'
import { dateOfNumero } from '../../../kernel/lottery/calendar/cycles.ts'
import { publishedText } from '../../../kernel/lottery/numbers/published.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import { callOutside, OutsideError } from '../../../platform/outgoing-requests.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { defineSlot } from '../../../platform/services.ts'
import { importedGameOf, waitsForResult } from './draws.ts'
import { confirmEntry, sha256Of, subjectOf } from './entries.ts'
import { agreedEntry } from './rules/desk.ts'
import { addressFor, readSourceAddress } from './rules/source-address.ts'
import { decideEntry, entriesOf, insertEntry } from './store/entries.ts'
import { lockIssue, type DeskIssue } from './store/issues.ts'
import { noteFetch, type Source } from './store/sources.ts'

/** A table of all draws of a lottery is a few MiB. */
const MOST_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 10_000
/** What is kept of an answer; its hash is over what is kept. */
const KEPT_LETTERS = 20_000

/** Throws OutsideError. */
export interface FeedReader {
  read(url: URL, body: string | undefined): Promise<string>
}

/** Reads the open internet only; a test puts its own in its place. */
export const feedReaderKey = defineSlot<FeedReader>('lottery.feed-reader', {
  async read(url, body) {
    const { status, body: bytes } = await callOutside(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json, text/csv',
        'accept-encoding': 'identity',
        'user-agent': 'Sala',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
      reach: 'PUBLIC',
      maxBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
    })
    if (status !== 200) throw new OutsideError('STATUS')
    return bytes.toString('utf8')
  },
})

export interface Fetched {
  readonly source: Source
  readonly outcome: FetchOutcome
  /** What was wrong: a prize with its place, or why the address could not be read. */
  readonly detail: string
  readonly text: string
  readonly address: string
  readonly published: string | undefined
}

async function ask(reader: FeedReader, issue: DeskIssue, source: Source): Promise<Fetched> {
  const game = importedGameOf(issue.gameCode)!
  const date = dateOfNumero(issue.numero)!
  const form = game.formOf(issue.numero)
  const adapter = resultAdapters[source.adapter]
  const address = addressFor(source.address, date)
  const none = { source, text: '', address, published: undefined }
  if (!readSourceAddress(source.address) || game.schedule.every !== 'DAY')
    return { ...none, outcome: 'OUTSIDE', detail: 'ADDRESS' }
  const body = 'bodyOf' in adapter && adapter.bodyOf ? adapter.bodyOf(date) : undefined
  try {
    const text = await reader.read(new URL(address), body)
    const read: FeedRead = adapter.read(text, {
      gameCode: issue.gameCode,
      date,
      form,
      closesAt: issue.closesAt,
      zone: game.schedule.times.zone,
    })
    const detail = read.kind === 'PRIZE' ? `${read.prize} ${read.place}` : ''
    const published = read.kind === 'READ' ? publishedText(form, read.published) : undefined
    return { source, outcome: read.kind, detail, text, address, published }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return { ...none, outcome: 'OUTSIDE', detail: error.problem }
  }
}

/**
 * Asks sources for the result of an issue and stores what they answer; `isConfirmed` if that gave it its
 * result. Nothing is locked while a source is asked.
 */
export async function fetchIssue(
  parts: { database: Database; reader: FeedReader; now: Date },
  issue: DeskIssue,
  sources: readonly Source[],
): Promise<{ isConfirmed: boolean; fetched: readonly Fetched[] }> {
  const fetched = await Promise.all(sources.map((source) => ask(parts.reader, issue, source)))
  const isConfirmed = await parts.database.transaction((tx) => keepFetched(tx, parts.now, issue, fetched))
  return { isConfirmed, fetched }
}

async function keepFetched(tx: Tx, now: Date, key: DeskIssue, fetched: readonly Fetched[]): Promise<boolean> {
  const issue = await lockIssue(tx, key)
  for (const { source, outcome, detail } of fetched)
    await noteFetch(tx, source.sourceId, { numero: key.numero, fetchedAt: now, outcome, detail })
  if (!issue || !waitsForResult(issue)) return false
  const before = await entriesOf(tx, [key])
  for (const answer of fetched) {
    const { source, published } = answer
    if (published === undefined) continue
    const last = before.find(({ sourceId, state }) => sourceId === source.sourceId && state === 'WAITING')
    if (last?.published === published) continue
    if (last) await decideEntry(tx, last.entryId, { ...nobody, state: 'SUPERSEDED', at: now })
    await insertEntry(tx, entryOf(issue, answer, now))
  }
  const entries = await entriesOf(tx, [key])
  const agreed = agreedEntry(entries)
  if (!agreed) return false
  await confirmEntry(tx, agreed, { ...nobody, at: now })
  await appendAudit(tx, {
    actor: 'system',
    action: 'lottery.result.confirm',
    subject: subjectOf(key),
    detail: {
      entryId: agreed.entryId,
      version: agreed.version,
      result: agreed.published,
      sources: entries.flatMap(({ sourceId, state, sourceUrl }) =>
        sourceId !== null && state === 'WAITING' ? [sourceUrl] : [],
      ),
    },
  })
  return true
}

const nobody = { by: null, byName: null, reason: '' } as const

function entryOf(issue: DeskIssue, { source, text, address, published }: Fetched, now: Date) {
  const rawText = text.slice(0, KEPT_LETTERS).replaceAll('\0', '')
  return {
    entryId: newId(),
    gameCode: issue.gameCode,
    numero: issue.numero,
    version: 1,
    origin: 'FEED' as const,
    sourceId: source.sourceId,
    published: published!,
    rawText,
    sourceName: source.name,
    sourceUrl: address,
    fetchedAt: now,
    hash: sha256Of(rawText),
    enteredBy: null,
    enteredByName: null,
    reason: '',
  }
}
