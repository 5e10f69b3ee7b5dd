/** Schemas of the responsible-gaming screens. */
import { Type } from 'typebox'
import { LimitName } from '../../player/limits/limit-fields.ts'
import { markerKinds } from '../../shared/limit-words.ts'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const Marker = () =>
  Type.Object({
    markerId: Id(),
    memberId: Id(),
    account: Type.String(),
    kind: OneOf(markerKinds),
    detail: Type.Record(Type.String(), Type.Unknown()),
    action: OneOf(['MESSAGE', 'CONTACT'], 'what is suggested'),
    state: OneOf(['OPEN', 'DONE']),
    foundAt: Time(),
    doneBy: Nullable(Type.String()),
    doneAt: Nullable(Time()),
    remark: Type.String(),
  })

export const Restriction = () =>
  Type.Object({
    restrictionId: Id(),
    memberId: Id(),
    account: Type.String(),
    kind: OneOf(['SELF_EXCLUSION', 'TIME_OUT']),
    startsAt: Time(),
    endsAt: Nullable(Time('null: for good')),
    isStanding: Type.Boolean(),
    request: Nullable(
      Type.Object({
        state: OneOf(['WAITING', 'RETURNED']),
        notedBy: Type.String(),
        notedAt: Time(),
        opensAt: Time(),
        remark: Type.String(),
        decidedBy: Nullable(Type.String()),
        decidedAt: Nullable(Time()),
      }),
    ),
    abilities: Type.Array(OneOf(['note', 'confirm', 'refuse'])),
  })

export const HistoryLine = () =>
  Type.Object({
    ...LimitName(),
    what: OneOf(['SET', 'ASKED', 'CANCELLED', 'CONFIRMED', 'EXPIRED']),
    fromValue: Nullable(Type.Integer()),
    toValue: Nullable(Type.Integer()),
    actor: Type.String(),
    remark: Type.String(),
    at: Time(),
  })
