/** Schemas that the calls of the results desk share (domain/lottery.md §8). Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Text, Time } from '../../shared/fields.ts'
import { GameCode, IssueStateField, issueTimes } from '../../shared/lottery-draws.ts'
import {
  agreements,
  deskStates,
  fetchOutcomes,
  resultOrigins,
  resultStates,
  sourceAdapters,
} from '../../shared/lottery-results.ts'

/** The longest board has 27 numbers; a stock's figures are longer than a number. */
const MAX_PRIZES = 12
const MAX_NUMBERS = 30
const MAX_FIGURE = 16

/** Numbers as published, leading zeros kept. */
export const Prizes = () =>
  Type.Array(
    Type.Object({
      prize: Type.String({ minLength: 1, maxLength: 20, pattern: '^[a-z0-9]+$', description: 'e.g. first' }),
      numbers: Type.Array(Type.String({ maxLength: MAX_FIGURE }), { maxItems: MAX_NUMBERS }),
    }),
    { maxItems: MAX_PRIZES },
  )

/** What a maker or a checker types, and where it was read. */
export const entryFields = () => ({
  prizes: Prizes(),
  sourceName: Text(80, 1),
  sourceUrl: Type.Optional(Text(400)),
  rawText: Type.Optional(Text(20_000)),
})

export const ResultEntry = () =>
  Type.Object({
    entryId: Id(),
    version: Type.Integer({ description: 'of the result that it is for; from 2 on it is a correction' }),
    origin: OneOf(resultOrigins),
    state: OneOf(resultStates),
    prizes: Nullable(Prizes()),
    isHidden: Type.Boolean({
      description: 'its checker has to type the same numbers, so they are not shown before',
    }),
    sourceName: Type.String(),
    sourceUrl: Type.String(),
    excerpt: Type.String({ description: 'the first letters of the raw text' }),
    hash: Type.String({ description: '64 hex digits: SHA-256 of the raw text' }),
    fetchedAt: Time(),
    enteredBy: Nullable(Type.String({ description: 'null: a source' })),
    decidedBy: Nullable(Type.String({ description: 'null: undecided, or confirmed by two sources' })),
    decidedAt: Nullable(Time()),
    reason: Type.String(),
    isMine: Type.Boolean({ description: 'the caller entered it and therefore cannot decide it' }),
    canDecide: Type.Boolean(),
  })

export const DeskRow = () =>
  Type.Object({
    gameCode: Type.String(),
    name: Type.String(),
    ...issueTimes(),
    issueState: IssueStateField(),
    state: OneOf(deskStates),
    timeoutAt: Nullable(Time('without a result the issue is void then')),
    form: Type.Array(
      Type.Object({
        prize: Type.String(),
        count: Type.Integer(),
        digits: Nullable(Type.Integer({ description: 'null: a decimal figure of a stock index' })),
      }),
    ),
    prizes: Nullable(Prizes()),
    version: Type.Integer({ description: 'of the result; 0 before the first one' }),
    sources: OneOf(agreements),
    entries: Type.Array(ResultEntry()),
    orderCount: Type.Integer(),
    settlesAt: Nullable(Time('when settlement begins')),
    correctUntil: Nullable(Time('null: it can no longer be corrected, or it has no result')),
    canEnter: Type.Boolean(),
    canFetch: Type.Boolean({ description: 'it has a source that is switched on' }),
  })

export const sourceFields = () => ({
  gameCode: GameCode(),
  name: Text(80, 1),
  address: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'https; {date} stands for the date of the draw, {yyyymmdd} for its digits',
  }),
  adapter: OneOf(sourceAdapters),
  isOn: Type.Boolean(),
})

export const SourceRow = () =>
  Type.Object({
    sourceId: Id(),
    gameName: Type.String(),
    ...sourceFields(),
    updatedAt: Time(),
    updatedBy: Type.String(),
    lastFetch: Nullable(
      Type.Object({
        numero: Type.String(),
        fetchedAt: Time(),
        outcome: OneOf(fetchOutcomes),
        detail: Type.String({ description: 'what was wrong: a prize, a status' }),
      }),
    ),
    isWaiting: Type.Boolean({ description: 'a change of it waits for a second person' }),
  })
