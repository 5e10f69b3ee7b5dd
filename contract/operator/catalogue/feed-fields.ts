/** One reading of a vendor's feed, as the console has it. Server side only. */
import { Type } from 'typebox'
import { feedFaults, feedProblems, feedSources, feedStates } from '../../shared/catalogue-words.ts'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const FeedRunFields = () => ({
  runId: Id(),
  vassalage: Type.String(),
  vendorName: Type.String({ description: "in the operator's language" }),
  source: OneOf(feedSources),
  sourceName: Type.String({ description: 'the name of the file, or the address' }),
  state: OneOf(feedStates, 'READING: the address is about to be read; READY: waits for a decision'),
  problem: Nullable(OneOf(feedProblems)),
  rowCount: Type.Integer(),
  addedCount: Type.Integer(),
  changedCount: Type.Integer(),
  returnedCount: Type.Integer(),
  absentCount: Type.Integer(),
  refusedCount: Type.Integer(),
  askedByName: Type.String(),
  askedAt: Time(),
  endedByName: Nullable(Type.String()),
  endedAt: Nullable(Time()),
})

export const FeedRunRow = () => Type.Object(FeedRunFields())
export const FeedRunDetail = () =>
  Type.Object({
    ...FeedRunFields(),
    refused: Type.Array(
      Type.Object({
        lineNo: Type.Integer(),
        gameCode: Type.String(),
        field: Type.String(),
        rule: OneOf(feedFaults),
        detail: Type.String({ description: 'the value in the feed' }),
      }),
      { description: 'the first 200' },
    ),
    added: Type.Array(
      Type.Object({ gameCode: Type.String(), name: Type.String(), gameType: Type.String() }),
      { description: 'while it is READY: the first 50, compared with the catalogue as it is now' },
    ),
    changed: Type.Array(
      Type.Object({ gameCode: Type.String(), name: Type.String(), gameType: Type.String() }),
    ),
    absent: Type.Array(Type.String(), { description: 'codes of games that the feed no longer has' }),
    returned: Type.Array(Type.String()),
  })
export const FeedRunId = () => Type.Object({ runId: Id() })
