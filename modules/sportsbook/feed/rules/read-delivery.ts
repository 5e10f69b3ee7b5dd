/** The form of what a feed sends: JSON without repeated keys, and every field as the port describes it. */
import { isUtf8 } from 'node:buffer'
import { Compile, type Validator } from 'typebox/compile'
import {
  deliverySchema,
  feedMessageSchemas,
  heartbeatSchema,
  snapshotSchema,
  stateSchema,
  type FeedMessageKind,
} from '../../../../contract/vendor/sportsbook/feed-messages.ts'
import { isMoment } from '../../../../kernel/calendar.ts'
import type { FeedDelivery, FeedMessage, FeedSnapshot, FeedState } from '../../../../kernel/sports/feed.ts'
import { JsonError, parseStrictJson } from '../../../../platform/json.ts'
import { refuseFeed } from '../refusal.ts'
import { tidyNames } from './tidy-names.ts'

type Check = Pick<Validator, 'Check' | 'Errors'>

/** A schema is compiled when it is first needed: most processes take no feed. */
function lazily(make: () => Check): () => Check {
  let made: Check | undefined
  return () => (made ??= make())
}
const envelopes = {
  delivery: lazily(() => Compile(deliverySchema())),
  snapshot: lazily(() => Compile(snapshotSchema())),
  heartbeat: lazily(() => Compile(heartbeatSchema())),
  state: lazily(() => Compile(stateSchema())),
} as const
const messageChecks: Readonly<Record<FeedMessageKind, () => Check>> = {
  FIXTURE: lazily(() => Compile(feedMessageSchemas.FIXTURE())),
  MARKETS: lazily(() => Compile(feedMessageSchemas.MARKETS())),
  STATUS: lazily(() => Compile(feedMessageSchemas.STATUS())),
  INCIDENT: lazily(() => Compile(feedMessageSchemas.INCIDENT())),
  RESULT: lazily(() => Compile(feedMessageSchemas.RESULT())),
}

/** Throws FEED_INVALID. */
export function readJson(body: string | Buffer): unknown {
  if (typeof body !== 'string' && !isUtf8(body)) refuseFeed('FEED_INVALID', { field: 'body' })
  try {
    return parseStrictJson(body.toString('utf8'))
  } catch (error) {
    if (error instanceof JsonError) refuseFeed('FEED_INVALID', { field: 'body' })
    throw error
  }
}

/** `sentAt` is read only to show how long messages are on their way. */
export interface Timed {
  readonly sentAt?: string
}

/** The numbers of a delivery, with messages that nobody has judged yet. */
export interface RawDelivery extends Timed {
  readonly firstSeq: number
  readonly messages: readonly unknown[]
}
export interface RawSnapshot extends Timed {
  readonly seq: number
  readonly fixtures: readonly unknown[]
}

export function readDelivery(body: unknown): RawDelivery {
  return judged<RawDelivery>(envelopes.delivery(), body)
}
export function readSnapshot(body: unknown): RawSnapshot {
  return judged<RawSnapshot>(envelopes.snapshot(), body)
}
export function readHeartbeat(body: unknown): Timed & { readonly seq: number } {
  return judged(envelopes.heartbeat(), body)
}

/** Throws FEED_INVALID or FEED_PRICE for the first wrong message. */
export function readMessages(messages: readonly unknown[]): FeedDelivery['messages'] {
  return messages.map((message, index) => {
    const { kind } = message as { kind?: unknown }
    const check = typeof kind === 'string' && Object.hasOwn(messageChecks, kind) ? kind : undefined
    const place = `messages.${index}`
    if (!check) refuseFeed('FEED_INVALID', { ...namedIn(message), field: `${place}.kind` })
    const read = judged<FeedMessage>(messageChecks[check as FeedMessageKind](), message, place)
    if (read.kind === 'FIXTURE') checkFixture(read.fixture, `${place}.fixture`)
    return tidyNames(read, { ...namedIn(read), field: place })
  })
}

export function readStates(states: readonly unknown[]): FeedSnapshot['fixtures'] {
  return states.map((state, index) => {
    const read = judged<FeedState>(envelopes.state(), state, `fixtures.${index}`)
    checkFixture(read.fixture, `fixtures.${index}.fixture`)
    return tidyNames(read, { ...namedIn(read), field: `fixtures.${index}` })
  })
}

function checkFixture({ fixtureId, kind, startAt, home, away }: FeedState['fixture'], place: string): void {
  if (!isMoment(startAt)) refuseFeed('FEED_INVALID', { fixtureId, field: `${place}.startAt` })
  const isMatch = kind === 'MATCH'
  if (isMatch !== (home !== null)) refuseFeed('FEED_INVALID', { fixtureId, field: `${place}.home` })
  if (isMatch !== (away !== null)) refuseFeed('FEED_INVALID', { fixtureId, field: `${place}.away` })
  if (home && away && home.teamId === away.teamId) refuseFeed('FEED_SIDES', { fixtureId })
}

function judged<Read>(check: Check, value: unknown, place = ''): Read {
  if (check.Check(value)) return value as Read
  const field = [place, wrongField(check, value)].filter(Boolean).join('.') || 'body'
  refuseFeed(/(^|\.)price$/.test(field) ? 'FEED_PRICE' : 'FEED_INVALID', { ...namedIn(value), field })
}

interface Fault {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

function wrongField(check: Check, value: unknown): string {
  // The deepest fault says most: a union names itself beside what is wrong in it.
  const faults = check.Errors(value) as readonly Fault[]
  const [deepest] = faults.map(pathOf).sort((a, b) => b.split('.').length - a.split('.').length)
  return deepest ?? ''
}

function pathOf({ instancePath, params }: Fault): string {
  const more = params as { requiredProperties?: string[]; additionalProperties?: string[] }
  const name = more.requiredProperties?.[0] ?? more.additionalProperties?.[0]
  return [...instancePath.split('/').filter(Boolean), ...(name === undefined ? [] : [name])].join('.')
}

/** The fixture that a message speaks of, however wrong the rest of it is. */
export function namedIn(message: unknown): { fixtureId?: string } {
  if (typeof message !== 'object' || message === null) return {}
  const { fixtureId, fixture } = message as { fixtureId?: unknown; fixture?: unknown }
  if (typeof fixtureId === 'string') return { fixtureId: fixtureId.slice(0, 60) }
  return fixture === undefined ? {} : namedIn(fixture)
}

/** All of them, for a delivery of which nothing is taken. */
export function namedFixtures(body: unknown): string[] {
  const { messages, fixtures } = (body ?? {}) as { messages?: unknown; fixtures?: unknown }
  const list = Array.isArray(messages) ? messages : Array.isArray(fixtures) ? fixtures : []
  return [...new Set(list.flatMap((one) => namedIn(one).fixtureId ?? []))]
}
